import { createContext, useContext } from 'react'
import type { ShellWords } from './english.ts'

/** From the document, so that no script has texts of a language that the page is not in. */
export const WordsContext = createContext<ShellWords | undefined>(undefined)

/** The shell's texts in the language of the document. */
export const useShellWords = () => useContext(WordsContext) as ShellWords

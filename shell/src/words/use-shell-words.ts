import { createContext, useContext } from 'react'
import type { ShellWords } from './english.ts'

/** Provided by the document, so that no script contains texts of another language. */
export const WordsContext = createContext<ShellWords | undefined>(undefined)

/** The shell's texts in the language of the document. */
export const useShellWords = () => useContext(WordsContext) as ShellWords

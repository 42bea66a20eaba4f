import { createContext, useContext } from 'react'
import { ENGLISH } from './english.ts'

export const WordsContext = createContext(ENGLISH)

/** The shell's texts in the language of the document. */
export const useShellWords = () => useContext(WordsContext)

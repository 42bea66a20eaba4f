import { ENGLISH } from '../../../../shell/src/words/english.ts'

/** Texts of the shell's sections, for a site in one language. */
export const useShellWords = () => ENGLISH

import type { Site } from '@arunika/contracts/site'
import type { ShellWords } from './english.ts'
import { INDONESIAN } from './indonesian.ts'

const OTHERS = { id: INDONESIAN }

/** The shell's texts, as the document of a language other than English holds them; for servers alone. */
export const wordsIn = ({ language }: Pick<Site, 'language'>): { words?: ShellWords } =>
  language && language !== 'en' ? { words: OTHERS[language] } : {}

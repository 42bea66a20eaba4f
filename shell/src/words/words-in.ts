import { DEFAULT_LANGUAGE, type Language } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import { ENGLISH, type ShellWords } from './english.ts'
import { INDONESIAN } from './indonesian.ts'

const CATALOGUES: Record<Language, ShellWords> = { en: ENGLISH, id: INDONESIAN }

/** The shell's texts for a document; only for servers. */
export const wordsIn = ({ language = DEFAULT_LANGUAGE }: Pick<Site, 'language'>): ShellWords =>
  CATALOGUES[language]

import { defineWords } from '@anyam/federation'

const english = {
  portraitOf: (name: string) => `Portrait of ${name}`,
}

export type PortraitPhrases = typeof english

export const portraitPhrases = defineWords(english)

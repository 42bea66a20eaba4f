import { defineWords } from '@anyam/federation'

const phrases = {
  houses: (studio: string, academy: string) => `${studio} and ${academy}`,
  does: (house: string) => `What ${house} does`,
  with: (house: string) => `With ${house}`,
}

export type HousePhrases = typeof phrases

/** Phrases that contain the name of the studio or the academy. */
export const housePhrases = defineWords(phrases)

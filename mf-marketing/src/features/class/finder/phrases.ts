import { defineWords } from '@anyam/federation'

const english = {
  upTo: (price: string) => `Up to ${price}`,
  count: (classes: number) => (classes === 1 ? '1 class fits.' : `${classes} classes fit.`),
  /** @param wishes what was looked for: `age 9, Saturday` */
  none: (wishes: string) => `No class fits: ${wishes}.`,
  wish: {
    age: (age: number) => `age ${age}`,
    price: (price: string) => `up to ${price}`,
    language: (language: string) => `in ${language}`,
  },
  /** @param ages `6–12` */
  ages: (ages: string) => `Ages ${ages}`,
}

export type FinderPhrases = typeof english

/** Phrases of the class finder that contain figures. */
export const finderPhrases = defineWords(english)

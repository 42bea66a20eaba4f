import { defineWords } from '@arunika/federation'

const english = {
  upTo: (price: string) => `Up to ${price}`,
  count: (classes: number) => {
    if (classes === 0) return 'No class fits.'
    return classes === 1 ? '1 class fits.' : `${classes} classes fit.`
  },
  /** @param ages `6–12` */
  ages: (ages: string) => `Ages ${ages}`,
}

export type FinderPhrases = typeof english

/** Phrases of the class finder that contain figures. */
export const finderPhrases = defineWords(english)

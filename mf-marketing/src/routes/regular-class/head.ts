import { defineWords } from '@anyam/federation'

const english = {
  title: (city: string) => `Regular Class: art, animation and game courses in ${city}`,
  description:
    'Nine courses in art, animation, games and design for everybody above 13, and elective workshops.',
}

export type RegularHead = typeof english

/** Title and description of the Regular Class page. */
export const regularHead = defineWords(english)

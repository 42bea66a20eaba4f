import { defineWords } from '@anyam/federation'

const english = {
  oneClass: 'The class in this story',
  moreClasses: 'The classes in this story',
  viewMore: 'View More',
  /** Contents of each programme. */
  facts: {
    kid: [
      '3 kid classes, 5 months / course',
      '3 mini courses of one month',
      '5 workshops of a day or half a day',
    ],
    regular: [
      '9 courses, 5 months / course',
      '6 elective workshops of a day',
      'A portfolio that is reviewed by the studio',
    ],
  },
}

export type FactWords = typeof english

/** Contents of the programmes, for the academy page and for pages of other remotes. */
export const factWords = defineWords(english)

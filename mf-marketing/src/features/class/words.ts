import { defineWords } from '@anyam/federation'

const english = {
  loading: 'Loading class…',
  away: 'This class cannot be shown right now',
  awayText: 'We could not reach our server. Please try again in a moment.',
  retry: 'Try again',
  missing: 'This class is not here',
  missingText:
    'It may have another name by now, or the link is not quite right. Please have a look at our classes.',
  seeAll: 'See all classes',
  ask: 'Ask on WhatsApp',
  book: 'Book a trial',
  registerForThis: 'Register for this workshop',
  comeAndSee: 'Come and see the week’s work on a Friday.',
  /** Headings above student works. */
  works: {
    label: 'Student works',
    inThisClass: 'Made in this class',
    inOurClasses: 'Made in our classes',
    fromNextDoor: 'The works of this class are not in our gallery yet: these are from the rooms next door.',
  },
  glance: 'At a glance',
  terms: 'We confirm time and price when you register.',
}

export type ClassWords = typeof english

/** Texts of a class page. */
export const classWords = defineWords(english)

import { defineWords } from '@arunika/federation'

const english = {
  title: 'Find the right class',
  lead: 'By age, day and price.',
  age: 'Age',
  day: 'Day',
  anyDay: 'Any day',
  /** As they occur in the days of a class. */
  weekdays: {
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
  price: 'Highest price',
  anyPrice: 'Any price',
  show: 'Show classes',
  clear: 'Clear',
  looking: 'Looking…',
  away: 'We cannot list the classes right now. Please try again in a moment.',
  /** Followed by the link. */
  none: 'Try another day or a higher price, or ',
  askUs: 'ask us',
}

export type FinderWords = typeof english

/** Texts of the class finder. */
export const finderWords = defineWords(english)

import { defineWords } from '@anyam/federation'

const english = {
  title: 'Find the right class',
  lead: 'By age, day, level, price and language. Compare up to three side by side.',
  age: 'Age',
  anyAge: 'Any age',
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
  anyLevel: 'Any level',
  anyLanguage: 'Any language',
  show: 'Show classes',
  clear: 'Clear',
  looking: 'Looking…',
  away: 'We cannot list the classes right now. Please try again in a moment.',
  /** Introduces the wishes without which classes would fit. */
  loosen: 'More fits if you leave one wish open:',
  /** Introduces single wishes, if more than one excludes every class. */
  oneByOne: 'Some of it does not go together. Look for one wish at a time:',
  /** Followed by the link. */
  none: 'Nothing that suits you? Please ',
  askUs: 'ask us',
  /** Followed by the name of the class, for screen readers. */
  compare: 'Compare',
  compareChosen: 'Compare side by side',
  /** By the number of chosen classes. */
  chosen: [
    'Choose two or three classes to compare.',
    '1 class chosen. Choose one or two more.',
    '2 classes chosen. You can choose one more.',
    '3 classes chosen, and no more fit side by side. Deselect one to choose another.',
  ] as readonly string[],
}

export type FinderWords = typeof english

/** Texts of the class finder. */
export const finderWords = defineWords(english)

import { defineWords } from '@anyam/federation'

const english = {
  title: 'Side by side',
  caption: 'Facts of the classes, one class in each column',
  fact: 'Fact',
  loading: 'Fetching the classes…',
  away: 'We cannot compare the classes right now. Please try again in a moment.',
  missing: 'These classes are no longer here. Please choose others.',
  next: 'Next step',
  book: 'Book a trial',
  see: 'See the workshop',
  remove: 'Remove',
  unknown: 'Please ask us',
}

export type ComparisonWords = typeof english

/** Texts of the comparison of classes. */
export const comparisonWords = defineWords(english)

import { defineWords } from '@anyam/federation'

const english = {
  allPositions: 'All positions',
  posted: 'Posted',
  about: 'About the position',
  loading: 'Loading vacancy…',
  apply: 'Apply',
  unavailable: 'This vacancy cannot be shown right now',
  closed: 'This position is closed',
  closedCode: 'Closed',
  closedText:
    'We no longer take applications for it. Thank you for your interest, and please have a look at what is open.',
  notHere: 'This position is not here',
  notHereText:
    'It may have been taken down, or the link is not quite right. Please have a look at what is open.',
  seeAll: 'See all positions',
  openNow: 'Open right now',
}

export type VacancyPageWords = typeof english

/** Texts of a vacancy page, except the form. */
export const vacancyPageWords = defineWords(english)

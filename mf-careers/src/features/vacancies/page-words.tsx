import type { Site } from '@arunika/contracts/site'
import { defineWords } from '@arunika/federation'

const english = {
  allPositions: 'All positions',
  posted: 'Posted',
  welcome: ({ tel, display, whatsapp }: Site['phone']) => (
    <>
      Thank you for thinking of joining us. Fill in the form below, it takes about fifteen minutes. Any
      questions about this position? Call us on <a href={`tel:${tel}`}>{display}</a> or{' '}
      <a href={whatsapp} target="_blank" rel="noreferrer">
        write on WhatsApp
      </a>
      .
    </>
  ),
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

/** Texts of the page of a vacancy, around its form. */
export const vacancyPageWords = defineWords(english)

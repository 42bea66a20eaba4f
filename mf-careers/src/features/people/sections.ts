import { APPLICATION_RETENTION, type Site, TRIAL_RETENTION } from '@arunika/contracts/site'
import type { PageSection } from '@arunika/ui'
import { textOf } from '../../lib/text-of.ts'
import type { PeoplePhrases } from './phrases.ts'
import type { PrivacyPhrases } from './privacy-phrases.tsx'
import type { PrivacyWords } from './privacy-words.ts'
import type { PeopleWords } from './words.ts'

/** Searchable opening of the career page. */
export const careerLead = (
  { title, lead }: PeopleWords & PeoplePhrases,
  { address }: Pick<Site, 'address'>,
): PageSection => ({
  name: title,
  text: lead(address.locality),
})

/** Searchable sections of the testimonials. */
export const testimonialSections = ({ testimonials }: PeopleWords): PageSection[] =>
  Object.values(testimonials).map(({ role, quote }) => ({ name: role, text: quote }))

/** Searchable sections of the privacy notice. */
export const privacySections = (words: PrivacyWords & PrivacyPhrases, site: Site): PageSection[] => [
  { text: words.lead },
  { name: words.use, text: words.useText },
  { name: words.who, text: words.whoText(site.name) },
  { name: words.long, text: textOf(words.longText(APPLICATION_RETENTION.months)) },
  { name: words.correct, text: textOf(words.correctText(site, '')) },
  { name: words.messages, text: textOf(words.messagesText(TRIAL_RETENTION.months)) },
  { name: words.device, text: words.deviceText },
  { name: words.browsers, text: words.browsersText },
  // List items end with a comma.
  ...words.stored.map((item) => ({ name: words.keep, text: item.replace(/,$/, '.') })),
  { name: words.we, text: `${site.name}, ${site.address.street}, ${site.address.locality}.` },
]

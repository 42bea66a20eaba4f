import { APPLICATION_RETENTION, type Site, TRIAL_RETENTION } from '@arunika/contracts/site'
import type { PageSection } from '@arunika/ui'
import { textOf } from '../../lib/text-of.ts'
import type { PeoplePhrases } from './phrases.ts'
import type { PrivacyPhrases } from './privacy-phrases.tsx'
import type { PrivacyWords } from './privacy-words.ts'
import type { PeopleWords } from './words.ts'

/** What a search finds in the first words of the career page. */
export const careerLead = (
  { title, lead }: PeopleWords & PeoplePhrases,
  { address }: Pick<Site, 'address'>,
): PageSection => ({
  name: title,
  text: lead(address.locality),
})

/** What a search finds of the people who say something there. */
export const testimonialSections = ({ testimonials }: PeopleWords): PageSection[] =>
  Object.values(testimonials).map(({ role, quote }) => ({ name: role, text: quote }))

/** What a search finds in the notice about privacy. */
export const privacySections = (words: PrivacyWords & PrivacyPhrases, site: Site): PageSection[] => [
  { text: words.lead },
  { name: words.use, text: words.useText },
  { name: words.who, text: words.whoText(site.name) },
  { name: words.long, text: textOf(words.longText(APPLICATION_RETENTION.months)) },
  { name: words.correct, text: textOf(words.correctText(site, '')) },
  { name: words.messages, text: textOf(words.messagesText(TRIAL_RETENTION.months)) },
  { name: words.device, text: words.deviceText },
  // Items of a list end with a comma.
  ...words.stored.map((item) => ({ name: words.keep, text: item.replace(/,$/, '.') })),
  { name: words.we, text: `${site.name}, ${site.address.street}, ${site.address.locality}.` },
]

import { linkWords } from '../../features/my-application/link-words.ts'
import { myApplicationWords } from '../../features/my-application/words.ts'
import { peoplePhrases } from '../../features/people/phrases.ts'
import { privacyPhrases } from '../../features/people/privacy-phrases.tsx'
import { privacyWords } from '../../features/people/privacy-words.ts'
import { peopleWords } from '../../features/people/words.ts'

/** Texts that the site search covers. */
export const texts = {
  title: 'Career and privacy',
  career: 'Career',
  people: { ...peopleWords.english, ...peoplePhrases.english },
  privacy: { ...privacyWords.english, ...privacyPhrases.english },
  myApplication: { ...myApplicationWords.english, ...linkWords.english },
}

export type SearchedTexts = typeof texts

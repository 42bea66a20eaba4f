import { myApplicationWords } from '../../features/my-application/words.ts'
import { privacyWords } from '../../features/people/privacy-words.tsx'
import { peopleWords } from '../../features/people/words.ts'

/** What the search of the site looks through. */
export const texts = {
  title: 'Career and privacy',
  career: 'Career',
  people: peopleWords.in('en'),
  privacy: privacyWords.in('en'),
  myApplication: myApplicationWords.in('en'),
}

export type SearchedTexts = typeof texts

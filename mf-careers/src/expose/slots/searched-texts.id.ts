import { words as link } from '../../features/my-application/link-words.id.ts'
import { words as myApplication } from '../../features/my-application/words.id.ts'
import { words as peoplePhrases } from '../../features/people/phrases.id.ts'
import { words as privacyPhrases } from '../../features/people/privacy-phrases.id.tsx'
import { words as privacy } from '../../features/people/privacy-words.id.ts'
import { words as people } from '../../features/people/words.id.ts'
import type { SearchedTexts } from './searched-texts.ts'

export const texts: SearchedTexts = {
  title: 'Karier dan privasi',
  career: 'Karier',
  people: { ...people, ...peoplePhrases },
  privacy: { ...privacy, ...privacyPhrases },
  myApplication: { ...myApplication, ...link },
}

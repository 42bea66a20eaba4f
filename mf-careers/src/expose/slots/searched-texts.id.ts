import { words as myApplication } from '../../features/my-application/words.id.ts'
import { words as privacy } from '../../features/people/privacy-words.id.tsx'
import { words as people } from '../../features/people/words.id.ts'
import type { SearchedTexts } from './searched-texts.ts'

export const texts: SearchedTexts = {
  title: 'Karier dan privasi',
  career: 'Karier',
  people,
  privacy,
  myApplication,
}

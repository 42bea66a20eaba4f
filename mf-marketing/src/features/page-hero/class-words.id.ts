import type { ClassHeroWords } from './class-words.ts'

export const words: ClassHeroWords = {
  academy: 'Akademi',
  ask: 'Tanya kami',
}

export { words as regularTexts } from '../../content/regular-classes.id.ts'
export { words as classHeroWords } from '../../features/page-hero/class-words.id.ts'
export { words as regularWords } from './words.id.ts'

export { words as kidTexts } from '../../content/kid-classes.id.ts'
export { words as classHeroWords } from '../../features/page-hero/class-words.id.ts'
export { words as kidWords } from './words.id.ts'

export { words as registerWords } from '../../components/register/words.id.ts'
export { words as commonWords } from '../../content/common.id.ts'
export { housePhrases } from '../../content/home-phrases.id.ts'
export { words as head } from './head.id.ts'

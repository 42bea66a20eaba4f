export { words as readingWords } from '../../features/reading/words.id.ts'
export { words as headWords } from '../head-words.id.ts'

export { words as cardWords } from '../../features/articles/words.id.ts'
export { words as readingWords } from '../../features/reading/words.id.ts'

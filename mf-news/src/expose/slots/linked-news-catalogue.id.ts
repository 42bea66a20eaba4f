export { words as cardWords } from '../../features/articles/words.id.ts'

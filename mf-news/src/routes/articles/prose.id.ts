export { words as listWords } from '../../features/articles/list-words.id.ts'
export { words as cardWords } from '../../features/articles/words.id.ts'

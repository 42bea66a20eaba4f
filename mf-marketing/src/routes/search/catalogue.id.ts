export { words as classSentences } from '../../content/class-sentences.id.ts'
export { words as searchWords } from '../../features/search/search-words.id.ts'
export { words as searchHead } from './head.id.ts'

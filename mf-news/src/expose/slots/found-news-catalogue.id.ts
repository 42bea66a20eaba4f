export { words as foundWords } from '../../features/archive/found-words.id.ts'

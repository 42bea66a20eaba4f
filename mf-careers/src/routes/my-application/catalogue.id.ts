export { words as myApplicationWords } from '../../features/my-application/words.id.ts'
export { words as myApplicationHead } from './head.id.ts'

export { words as myApplicationWords } from '../../features/my-application/words.id.ts'
export { words as headWords } from '../head-words.id.ts'

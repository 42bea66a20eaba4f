export { words as newsroomWords } from '../../features/archive/newsroom-words.id.ts'
export { words as archiveWords } from '../../features/archive/words.id.ts'
export { words as headWords } from '../head-words.id.ts'

export { words as foundWords } from '../../features/archive/found-words.id.ts'
export { words as newsroomWords } from '../../features/archive/newsroom-words.id.ts'

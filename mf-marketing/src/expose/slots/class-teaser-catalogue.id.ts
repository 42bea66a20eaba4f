export { words as programmeWords } from '../../content/programmes.id.ts'
export { words as factWords } from '../../features/academy/fact-words.id.ts'

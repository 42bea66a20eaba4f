export { words as privacyPhrases } from '../../features/people/privacy-phrases.id.tsx'
export { words as headWords } from '../head-words.id.ts'

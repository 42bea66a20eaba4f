export { words as privacyPhrases } from '../../features/people/privacy-phrases.id.tsx'
export { words as privacyHead } from './head.id.ts'

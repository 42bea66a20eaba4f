export { words as privacyWords } from '../../features/people/privacy-words.id.tsx'
export { words as headWords } from '../head-words.id.ts'

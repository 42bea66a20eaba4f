export { words as privacyWords } from '../../features/people/privacy-words.id.ts'

export { words as linkWords } from '../../features/my-application/link-words.id.ts'

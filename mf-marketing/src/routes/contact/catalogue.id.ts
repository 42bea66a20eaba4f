export { words as formWords } from '../../components/sent-form/words.id.ts'
export { words as contactText } from '../../content/contact.id.ts'
export { words as contactWords } from '../../features/contact/words.id.ts'
export { words as contactHead } from './head.id.ts'

export { words as formWords } from '../../components/sent-form/words.id.ts'
export { words as trialPhrases } from '../../features/trial/phrases.id.ts'
export { words as openDayHead } from './head.id.ts'

export { words as trialWords } from '../../features/trial/words.id.ts'
export { words as openDayWords } from './words.id.ts'

export { words as registerWords } from '../../components/register/words.id.ts'
export { words as programmeNames } from '../programme-names.id.ts'
export { words as regularHead } from './head.id.ts'

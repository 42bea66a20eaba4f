export { words as homeWords } from '../../content/home.id.ts'
export { words as programmeWords } from '../../content/programmes.id.ts'
export { words as workWords } from '../../content/work.id.ts'

export { words as academyWords } from '../../content/academy.id.ts'
export { words as programmeWords } from '../../content/programmes.id.ts'

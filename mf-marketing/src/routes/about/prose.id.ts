export { words as aboutWords } from '../../content/about.id.ts'
export { words as peopleWords } from '../../content/people.id.ts'

export { words as peoplePhrases } from '../../features/people/phrases.id.ts'
export { words as vacancyWords } from '../../features/vacancies/vacancy-words.id.ts'
export { words as careerHead } from './head.id.ts'

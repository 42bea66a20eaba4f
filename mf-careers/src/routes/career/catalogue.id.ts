export { words as peoplePhrases } from '../../features/people/phrases.id.ts'
export { words as vacancyPhrases } from '../../features/vacancies/vacancy-phrases.id.ts'
export { words as careerHead } from './head.id.ts'

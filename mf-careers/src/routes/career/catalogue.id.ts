export { words as peoplePhrases } from '../../features/people/phrases.id.ts'
export { words as jobWords } from '../../features/vacancies/job-words.id.ts'
export { words as vacancyWords } from '../../features/vacancies/vacancy-words.id.ts'
export { words as headWords } from '../head-words.id.ts'

export { words as peopleWords } from '../../features/people/words.id.ts'
export { words as jobWords } from '../../features/vacancies/job-words.id.ts'
export { words as listWords } from '../../features/vacancies/list-words.id.ts'
export { words as openingWords } from '../../features/vacancies/opening-words.id.ts'

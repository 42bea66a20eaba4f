export { words as applicationWords } from '../../features/application/words.id.ts'
export { words as jobWords } from '../../features/vacancies/job-words.id.ts'
export { words as vacancyPageWords } from '../../features/vacancies/page-words.id.ts'
export { words as vacancyWords } from '../../features/vacancies/vacancy-words.id.ts'

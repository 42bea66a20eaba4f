export { words as applicationPhrases } from '../../features/application/phrases.id.tsx'
export { words as vacancyPagePhrases } from '../../features/vacancies/page-phrases.id.tsx'
export { words as vacancyPhrases } from '../../features/vacancies/vacancy-phrases.id.ts'
export { words as applicationHead } from './head.id.ts'

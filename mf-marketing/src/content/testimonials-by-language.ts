export { texts as id } from './testimonial-texts.id.ts'
export { texts as en } from './testimonial-texts.ts'

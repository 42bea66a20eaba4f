export { words as interviewWords } from '../../features/my-application/interview-words.id.ts'
export { words as linkWords } from '../../features/my-application/link-words.id.ts'

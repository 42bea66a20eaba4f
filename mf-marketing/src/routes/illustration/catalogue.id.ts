export { words as commonWords } from '../../content/common.id.ts'
export { words as head } from './head.id.ts'

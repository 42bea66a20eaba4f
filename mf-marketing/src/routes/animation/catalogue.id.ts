export { words as commonWords } from '../../content/common.id.ts'
export { words as workLinkWords } from '../../content/work-links.id.ts'
export { words as head } from './head.id.ts'

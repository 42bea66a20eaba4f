export { head, words as aboutWords } from '../../content/about.id.ts'
export { words as commonWords } from '../../content/common.id.ts'

export { words as commonWords } from '../../content/common.id.ts'
export { head, words as illustrationWords } from '../../content/illustration.id.ts'
export { words as serviceWords } from '../../content/services.id.ts'

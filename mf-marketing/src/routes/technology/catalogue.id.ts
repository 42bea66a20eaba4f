export { words as commonWords } from '../../content/common.id.ts'
export { words as serviceWords } from '../../content/services.id.ts'
export { head, words as technologyWords } from '../../content/technology.id.ts'

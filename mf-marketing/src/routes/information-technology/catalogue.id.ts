export { words as commonWords } from '../../content/common.id.ts'
export { head, words as informationTechnologyWords } from '../../content/information-technology.id.ts'
export { words as serviceWords } from '../../content/services.id.ts'

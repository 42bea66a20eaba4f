export { words as commonWords } from '../../content/common.id.ts'
export { words as projectHead } from '../../content/project-head.id.ts'
export { words as projectWords } from '../../content/project-words.id.ts'
export { words as serviceNames } from '../../content/service-names.id.ts'

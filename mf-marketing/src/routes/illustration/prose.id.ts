export { words as approachWords } from '../../content/approach.id.ts'
export { words as illustrationWords } from '../../content/illustration.id.ts'
export { words as serviceNames } from '../../content/service-names.id.ts'
export { words as serviceWords } from '../../content/services.id.ts'

export { words as approachWords } from '../../content/approach.id.ts'
export { words as informationTechnologyWords } from '../../content/information-technology.id.ts'
export { words as serviceNames } from '../../content/service-names.id.ts'
export { words as serviceWords } from '../../content/services.id.ts'

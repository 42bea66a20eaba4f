export { words as approachWords } from '../../content/approach.id.ts'
export { words as serviceNames } from '../../content/service-names.id.ts'
export { words as serviceWords } from '../../content/services.id.ts'
export { words as webAndAppDevelopmentWords } from '../../content/web-and-app-development.id.ts'

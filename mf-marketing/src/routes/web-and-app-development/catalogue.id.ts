export { words as commonWords } from '../../content/common.id.ts'
export { words as serviceWords } from '../../content/services.id.ts'
export { head, words as webAndAppDevelopmentWords } from '../../content/web-and-app-development.id.ts'

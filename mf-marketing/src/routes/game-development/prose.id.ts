export { words as gameDevelopmentWords } from '../../content/game-development.id.ts'
export { words as serviceNames } from '../../content/service-names.id.ts'
export { words as serviceWords } from '../../content/services.id.ts'

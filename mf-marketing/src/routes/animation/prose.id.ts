export { words as animationWords } from '../../content/animation.id.ts'
export { words as serviceNames } from '../../content/service-names.id.ts'
export { words as serviceWords } from '../../content/services.id.ts'

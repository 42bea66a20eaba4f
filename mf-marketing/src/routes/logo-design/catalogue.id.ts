export { words as commonWords } from '../../content/common.id.ts'
export { head, words as logoDesignWords } from '../../content/logo-design.id.ts'
export { words as serviceWords } from '../../content/services.id.ts'

export { words as commonWords } from '../../content/common.id.ts'
export { head as projectHead, words as projectWords } from '../../content/project-stories.id.ts'
export { words as serviceWords } from '../../content/services.id.ts'

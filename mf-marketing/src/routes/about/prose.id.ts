export { words as aboutWords } from '../../content/about.id.ts'

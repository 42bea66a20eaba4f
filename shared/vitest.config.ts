export { default } from './testing/src/config.ts'

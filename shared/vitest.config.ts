export { default } from './src/testing/config.ts'

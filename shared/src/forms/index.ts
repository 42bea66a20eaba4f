export { laterResolver } from './later-resolver.ts'

export * from './back-office.ts'
export * from './page.ts'
export * from './release-set.ts'
export * from './routes.ts'
export * from './slots.ts'
export {
  defineCatalogue,
  defineProse,
  defineWords,
  type Loadable,
  loadWords,
  WORDS_CHUNKS,
  type Words,
} from './words.ts'

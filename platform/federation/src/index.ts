export * from './back-office.ts'
export * from './page.ts'
export * from './release-set.ts'
export * from './routes.ts'
export * from './slots.ts'
export {
  defineCatalogue,
  defineLateWords,
  defineProse,
  defineWords,
  type LateWords,
  type Loadable,
  loadWords,
  NOT_BROUGHT,
  type Read,
  readIn,
  WORDS_CHUNKS,
  type Words,
} from './words.ts'

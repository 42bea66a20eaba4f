export { useMediaQuery, useReducedMotion } from './use-media-query.ts'
export { useOnline } from './use-online.ts'
export { useScheme } from './use-scheme.ts'
export { widthQueries } from './width-queries.ts'

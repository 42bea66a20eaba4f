export { useMediaQuery, useReducedMotion } from './use-media-query.ts'
export { useOnline } from './use-online.ts'
export { POLLING_INTERVAL, usePolled } from './use-polled.ts'
export { useSite } from './use-site.ts'

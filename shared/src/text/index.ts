export { longDate, longDay, longTime, shortDay } from './dates.ts'
export { plainText } from './plain-text.ts'
export { truncate } from './truncate.ts'

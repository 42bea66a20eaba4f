export { longDate, longDay, longTime, recentTime, shortDay } from './dates.ts'
export { plainText } from './plain-text.ts'
export { truncate } from './truncate.ts'

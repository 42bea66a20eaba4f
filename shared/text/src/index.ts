export { longDate, longDay, longTime, recentTime, shortDay, shortTime } from './dates.ts'
export { plainText } from './plain-text.ts'
export { searchable } from './searchable.ts'
export { EXCERPT_LENGTH, firstCharacters, truncate } from './truncate.ts'

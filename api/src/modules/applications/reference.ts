import { randomInt } from 'node:crypto'

/** Excludes letters and digits that look alike. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A code that can be read out on the phone, e.g. `AR-7KQ2M9XD`. */
export const newReference = () =>
  `AR-${Array.from({ length: 8 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')}`

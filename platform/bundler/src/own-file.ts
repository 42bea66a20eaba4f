import { extname, join } from 'node:path'

/**
 * Path of another module of this package, for code that is loaded by its path.
 * @param module without its extension: `.ts` here, `.js` once it is compiled for external teams
 */
export const ownFile = (module: string): string =>
  join(import.meta.dirname, module + extname(import.meta.filename))

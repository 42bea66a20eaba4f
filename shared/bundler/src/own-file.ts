import { extname, join } from 'node:path'

/**
 * Path of another module of this package, for what is loaded by its file.
 * @param module without its ending: `.ts` here, `.js` once it is compiled for teams elsewhere
 */
export const ownFile = (module: string): string =>
  join(import.meta.dirname, module + extname(import.meta.filename))

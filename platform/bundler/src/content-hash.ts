import { createHash } from 'node:crypto'

/** Hash for the names of files that the bundler does not name itself. */
export const contentHash = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 10)

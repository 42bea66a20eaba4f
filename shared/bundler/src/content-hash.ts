import { createHash } from 'node:crypto'

/** Part of the name of a file that the bundler does not name itself. */
export const contentHash = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 10)

import { readFileSync } from 'node:fs'

/** Text of a file; undefined if it does not exist. */
export function textIn(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Version of the product, as in CHANGELOG.md. */
export const VERSION: string = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
).version

/** Fields of every log line. */
export const LOG_BASE = { pid: process.pid, hostname: hostname(), version: VERSION }

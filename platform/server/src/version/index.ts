import { existsSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'

/** Version of the product, as in CHANGELOG.md: that of the workspace in which this package is, or is installed. */
export const VERSION: string = versionAbove(import.meta.dirname)

function versionAbove(dir: string): string {
  if (existsSync(join(dir, 'pnpm-workspace.yaml')))
    return JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).version
  const above = dirname(dir)
  if (above === dir) throw new Error('There is no workspace with pnpm-workspace.yaml around this package.')
  return versionAbove(above)
}

/** Fields of every log line. */
export const LOG_BASE = { pid: process.pid, hostname: hostname(), version: VERSION }

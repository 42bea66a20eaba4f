import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Settings of the gate, in the folder of a site. */
export const GATE_CONFIG = 'shell/gate.config.ts'

const checkout = join(import.meta.dirname, '../../..')

/** Folder of the site for which a command runs: the nearest one around the working directory, otherwise this checkout. */
export function siteRoot(): string {
  for (let dir = process.cwd(); ; dir = dirname(dir)) {
    if (existsSync(join(dir, GATE_CONFIG))) return dir
    if (dir === dirname(dir)) return checkout
  }
}

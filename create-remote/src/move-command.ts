import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printHelp } from '../../platform/server/src/command/index.ts'
import { putBack, takeOut } from './move.ts'

const USAGE = `pnpm move:remote out <remote> <new folder> [--kit <version or packed file>]
pnpm move:remote back <remote> <folder>`

const root = join(import.meta.dirname, '../..')

// Command: moves a remote between this repository and a repository of the team.
printHelp(USAGE)
const { positionals, values } = parseArgs({ allowPositionals: true, options: { kit: { type: 'string' } } })
const [way, remote, folder] = positionals
try {
  if (!remote || !folder) throw new Error(USAGE)
  if (way === 'out') await takeOut(join(root, remote), resolve(folder), values.kit)
  else if (way === 'back') await putBack(resolve(folder), join(root, remote))
  else throw new Error(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

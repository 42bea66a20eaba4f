import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printHelp } from '@anyam/server/command'
import { putBack, takeOut } from './move.ts'

const USAGE = `pnpm move:remote out <remote> <new folder> [--kit <version or packed file>]
pnpm move:remote back <remote> <folder>`

const root = join(import.meta.dirname, '../../..')

const stepsOut = (remote: string, folder: string) => `
${remote} is in ${folder}, and no longer here. Continue with these steps:

1. Here: run pnpm install, and commit the removal.
2. In ${folder}: run pnpm install and pnpm test, and commit.
3. Follow README.md there. Its team gets all paths of ${remote}, a token and a key, and releases from there.
`

const stepsBack = (remote: string, folder: string) => `
${remote} is here again. Continue with these steps:

1. Add the libraries to ${remote}/package.json that it got in ${folder}, and run pnpm install.
2. Run pnpm test:changed, and commit.
3. Release it: pnpm release promote ${remote}. Then archive ${folder}.
`

// Command: moves a remote between this repository and a repository of the team.
printHelp(USAGE)
const { positionals, values } = parseArgs({ allowPositionals: true, options: { kit: { type: 'string' } } })
const [way, remote, folder] = positionals
try {
  if (!remote || !folder) throw new Error(USAGE)
  if (way === 'out') await takeOut({ root, remote }, resolve(folder), values.kit)
  else if (way === 'back') await putBack(resolve(folder), { root, remote })
  else throw new Error(USAGE)
  console.log(way === 'out' ? stepsOut(remote, folder) : stepsBack(remote, folder))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { join } from 'node:path'
import { ensureBuilt } from '@anyam/releases/build'
import { printHelp } from '@anyam/server/command'

printHelp('node deploy/build.ts <package> ...: builds packages into their dist folders, for an image')
for (const name of process.argv.slice(2)) await ensureBuilt(join(import.meta.dirname, '..', name))

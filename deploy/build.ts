import { join } from 'node:path'
import { ensureBuilt } from '@arunika/releases/build'
import { printHelp } from '@arunika/server/command'

printHelp('node deploy/build.ts <package> ...: builds packages into their dist folders, for an image')
for (const name of process.argv.slice(2)) await ensureBuilt(join(import.meta.dirname, '..', name))

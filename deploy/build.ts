import { join } from 'node:path'
import { ensureBuilt } from '@arunika/releases/build'

/** Command: builds the packages that it is given into their `dist` folders, as an image is made. */
for (const name of process.argv.slice(2)) await ensureBuilt(join(import.meta.dirname, '..', name))

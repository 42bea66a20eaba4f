import { join } from 'node:path'
import { ensureBuilt } from '@arunika/releases/build'

/** Command: builds the given packages into their `dist` folders, while an image is built. */
for (const name of process.argv.slice(2)) await ensureBuilt(join(import.meta.dirname, '..', name))

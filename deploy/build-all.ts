import { join } from 'node:path'
import { ensureBuilt } from '@arunika/releases/build'
import { PACKAGES } from './remotes.ts'

/** Command: builds the shell and every remote into their `dist` folders, as an image is made. */
for (const name of PACKAGES) await ensureBuilt(join(import.meta.dirname, '..', name))

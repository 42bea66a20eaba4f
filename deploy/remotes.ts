import { join } from 'node:path'
import { remotesIn } from '@arunika/releases/remotes'

export const REMOTES = remotesIn(join(import.meta.dirname, '..'))

/** All that is built: what runs in browsers and what renders pages. */
export const PACKAGES = ['shell', ...REMOTES]

import { join } from 'node:path'
import { remotesIn } from '@arunika/releases/remotes'

export const REMOTES = remotesIn(join(import.meta.dirname, '..'))

import { join } from 'node:path'
import { remotesIn } from '@anyam/releases/remotes'

export const REMOTES = remotesIn(join(import.meta.dirname, '..'))

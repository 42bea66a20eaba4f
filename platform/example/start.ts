import { join } from 'node:path'
import { startSite } from '@anyam/releases/start-site'

const { publicUrl } = await startSite(import.meta.dirname, join(import.meta.dirname, 'api/server.ts'))
console.log(`The site is at ${publicUrl}.`)

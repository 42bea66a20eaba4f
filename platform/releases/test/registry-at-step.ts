import { createRegistry } from '../src/registry/app.ts'
import { startApi } from './api.ts'
import { killBeforeStep } from './kill-before-step.ts'
import { openSigned } from './signed-store.ts'

// node registry-at-step.ts <data folder> <step>: a registry whose store requires signatures. It sends its
// address to its parent, and is killed before its n-th disk step; 0 means never.
const [dataDir = '', step = ''] = process.argv.slice(2)
const api = await startApi()
const app = createRegistry({
  store: await openSigned(dataDir),
  dataDir,
  apiUrl: api.url,
  logToken: api.logToken,
  publicUrl: 'http://site.example',
  previewUrl: 'http://preview.site.example',
  operatorToken: 'operator-of-the-tests',
  shellToken: '',
  level: 'silent',
})
const url = await app.listen({ port: 0 })
killBeforeStep(Number(step))
process.once('disconnect', () => process.exit())
process.send?.(url)

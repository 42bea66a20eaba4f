import { createRegistry } from '../src/registry/app.ts'
import { killBeforeStep } from './kill-before-step.ts'
import { openSigned } from './signed-store.ts'

// node registry-at-step.ts <data folder> <step>: a registry in whose store signatures count. It listens, and is killed before
// its n-th step on the disk; 0 is never. Its parent gets its address.
const [dataDir = '', step = ''] = process.argv.slice(2)
const app = createRegistry({
  store: await openSigned(dataDir),
  dataDir,
  apiUrl: 'http://127.0.0.1:1',
  publicUrl: 'http://site.example',
  operatorToken: 'operator-of-the-tests',
  shellToken: '',
  level: 'silent',
})
const url = await app.listen({ port: 0 })
killBeforeStep(Number(step))
process.once('disconnect', () => process.exit())
process.send?.(url)

import { createRegistry } from '../src/registry/app.ts'
import { ReleaseStore } from '../src/store.ts'
import { killBeforeStep } from './kill-before-step.ts'

// node registry-at-step.ts <data folder> <step>: a registry that listens, and is killed before its n-th step on the disk;
// 0 is never. Its parent gets its address.
const [dataDir = '', step = ''] = process.argv.slice(2)
const app = createRegistry({
  store: new ReleaseStore(`${dataDir}/releases`),
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

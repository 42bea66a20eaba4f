import { dirname, join } from 'node:path'
import { killBeforeStep } from './kill-before-step.ts'

// node die-at-step.ts <folder of the store> <change> <step>: makes a change, and is killed before its n-th
// disk step. Exits with 0 if the change has fewer steps.
const [dir = '', change = '', step = ''] = process.argv.slice(2)

const { DiskBackend } = await import('../src/disk-backend.ts')
const { ReleaseStore } = await import('../src/store.ts')
const { stageBuild } = await import('./builds.ts')
const { upload } = await import('./upload.ts')
const { prepareTrust } = await import('../src/trust/prepare.ts')
const dataDir = dirname(dir)
const store = new ReleaseStore(dir)
const staged = await stageBuild(store, { remote: 'news', build: 'c3' })

const changes: Record<string, () => Promise<unknown>> = {
  publish: () => store.add(staged.manifest, staged.from, { by: 'ana' }),
  upload: () => upload(store, staged),
  promote: () => store.promote('news', 'b2', { by: 'ana' }),
  canary: () => store.canary('news', 'b2', { percent: 5, promoteAfterMs: null, by: 'ana' }),
  retire: () => store.retire('news', { by: 'ana' }),
  handover: () => store.handOver('events', 'b2', { path: '/news', from: 'news', by: 'ana' }),
  takeOver: () => new DiskBackend(dir).shareBuilds(),
  prepareTrust: () => prepareTrust({ dataDir, releasesS3: undefined }, join(dataDir, 'checkout')),
  remove: () => store.remove('news', 'b2', { by: 'ana' }),
}

killBeforeStep(Number(step))

await changes[change]?.()

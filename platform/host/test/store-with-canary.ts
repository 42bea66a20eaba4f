import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuildManifest, CONTRACT_VERSION } from '@anyam/federation'
import type { CanaryOptions } from '@anyam/releases/changes'
import { ReleaseStore } from '@anyam/releases/store'

export const REMOTE = 'mf-news'
export const LIVE = 'aaaaaaaaaaaa'
export const CANARY = 'bbbbbbbbbbbb'

const EMPTY = { size: 0, integrity: `sha384-${'A'.repeat(64)}` }

/** A release store with a live build and a canary for half the visitors, removed after the test. */
export async function storeWithCanary(
  remote = REMOTE,
  promoteAfterMs: number | null = null,
  share: Partial<CanaryOptions> = { percent: 50 },
  manifest: Partial<BuildManifest> = {},
) {
  const dir = await mkdtemp(join(tmpdir(), 'canary-'))
  const store = new ReleaseStore(dir)
  for (const build of [LIVE, CANARY]) {
    const from = join(dir, '.staging', build)
    await mkdir(join(from, 'web'), { recursive: true })
    await writeFile(join(from, 'web/entry.js'), '')
    await store.add({ ...manifestOf(build), ...manifest, remote }, from)
  }
  await store.promote(remote, LIVE)
  await store.canary(remote, CANARY, { percent: 1, promoteAfterMs, ...share })
  return { store, remove: () => rm(dir, { recursive: true, force: true }) }
}

const manifestOf = (build: string): BuildManifest => ({
  remote: REMOTE,
  build,
  version: '1.0.0',
  author: 'team',
  commit: 'none',
  createdAt: new Date(0).toISOString(),
  owns: ['/articles'],
  global: `news_${build}`,
  entry: 'entry.js',
  nodeEntry: 'entry.cjs',
  exposes: ['./routes'],
  contract: CONTRACT_VERSION,
  routes: ['/articles'],
  shared: {},
  chunks: {},
  files: { 'web/entry.js': EMPTY, 'node/entry.cjs': EMPTY },
})

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildManifest, CONTRACT_VERSION } from '@arunika/shared/federation'
import { stagingFolder } from '../src/disk-place.ts'
import { integrityOf } from '../src/integrity.ts'
import type { ReleaseStore } from '../src/store.ts'

/** A finished build in a folder of its own, as `publish` hands it over, without compiling anything. */
export async function stageBuild(store: ReleaseStore, { remote, build }: { remote: string; build: string }) {
  await mkdir(stagingFolder(store.dir), { recursive: true })
  const from = await mkdtemp(join(stagingFolder(store.dir), 'build-'))
  const files: BuildManifest['files'] = {}
  for (const name of ['web/entry.js', 'web/routes.js', 'node/entry.cjs']) {
    const bytes = Buffer.from(`/* ${remote} ${build} ${name} */`)
    await mkdir(join(from, name, '..'), { recursive: true })
    await writeFile(join(from, name), bytes)
    files[name] = { size: bytes.length, integrity: integrityOf(bytes) }
  }
  const manifest: BuildManifest = {
    remote,
    build,
    version: '1.0.0',
    author: 'somebody',
    commit: 'none',
    createdAt: new Date(0).toISOString(),
    owns: [`/${remote}`],
    global: `${remote}_${build}`,
    entry: 'entry.js',
    nodeEntry: 'entry.cjs',
    exposes: ['./routes'],
    contract: CONTRACT_VERSION,
    routes: [`/${remote}`],
    shared: {},
    chunks: {},
    files,
  }
  return { manifest, from }
}

export async function storeBuild(store: ReleaseStore, build: { remote: string; build: string }) {
  const { manifest, from } = await stageBuild(store, build)
  await store.add(manifest, from)
}

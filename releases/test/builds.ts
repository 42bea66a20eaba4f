import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildManifest, CONTRACT_VERSION } from '@arunika/federation'
import { stagingFolder } from '../src/disk-place.ts'
import { integrityOf } from '../src/integrity.ts'
import type { ReleaseStore } from '../src/store.ts'

interface TestBuild {
  remote: string
  build: string
  owns?: string[]
}

/** A finished build in a folder of its own, as `publish` hands it over, without compiling anything. */
export async function stageBuild(store: ReleaseStore, { remote, build, owns = [`/${remote}`] }: TestBuild) {
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
    owns,
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

export async function storeBuild(store: ReleaseStore, build: TestBuild) {
  const { manifest, from } = await stageBuild(store, build)
  await store.add(manifest, from)
}

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildManifest, CONTRACT_VERSION } from '@arunika/federation'
import { stagingFolder } from '../src/disk-backend.ts'
import { integrityOf } from '../src/integrity.ts'
import type { ReleaseStore } from '../src/store.ts'

interface TestBuild {
  remote: string
  build: string
  owns?: string[]
  /** Overwritten fields of its manifests. */
  manifest?: Partial<BuildManifest>
  federation?: object
}

/** A finished build in its own folder, as `publish` hands it over, without compiling anything. */
export async function stageBuild(
  store: ReleaseStore,
  { remote, build, owns = [`/${remote}`], manifest: own = {}, federation }: TestBuild,
) {
  await mkdir(stagingFolder(store.dir), { recursive: true })
  const from = await mkdtemp(join(stagingFolder(store.dir), 'build-'))
  const files: BuildManifest['files'] = {}
  const write = async (name: string, text: string) => {
    const bytes = Buffer.from(text)
    await mkdir(join(from, name, '..'), { recursive: true })
    await writeFile(join(from, name), bytes)
    files[name] = { size: bytes.length, integrity: integrityOf(bytes) }
  }
  for (const name of ['web/entry.js', 'web/routes.js', 'node/entry.cjs'])
    await write(name, `/* ${remote} ${build} ${name} */`)
  await write('web/mf-manifest.json', JSON.stringify({ ...federationManifest(remote, files), ...federation }))
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
    chunks: { routes: ['routes.js'] },
    files,
    ...own,
  }
  return { manifest, from }
}

export async function storeBuild(store: ReleaseStore, build: TestBuild) {
  const { manifest, from } = await stageBuild(store, build)
  await store.add(manifest, from)
}

/** The build's manifest for other hosts. */
const federationManifest = (remote: string, files: BuildManifest['files']) => ({
  name: remote,
  metaData: { remoteEntry: { name: 'entry.js' } },
  shared: [],
  exposes: [{ path: './routes' }],
  files: Object.fromEntries(
    Object.entries(files).flatMap(([file, { integrity }]) =>
      file.startsWith('web/') ? [[file.slice('web/'.length), integrity]] : [],
    ),
  ),
})

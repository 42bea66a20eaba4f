import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildManifest, CONTRACT_VERSION } from '@anyam/federation'
import { stagingFolder } from '../src/disk-backend.ts'
import { integrityOf } from '../src/integrity.ts'
import type { ReleaseStore } from '../src/store.ts'
import { ATTESTATION } from '../src/trust/attestation.ts'
import { signerFor } from '../src/trust/signer.ts'

interface TestBuild {
  remote: string
  build: string
  owns?: string[]
  /** Manifest fields to overwrite. */
  manifest?: Partial<BuildManifest>
  federation?: object
  /** Additional files with their text. */
  more?: Record<string, string>
}

/** Creates the folder of a finished build as `publish` passes it on, without compiling anything. */
export async function stageBuild(
  store: ReleaseStore,
  { remote, build, owns = [`/${remote}`], manifest: own = {}, federation, more = {} }: TestBuild,
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
  for (const [name, text] of Object.entries(more)) await write(name, text)
  await write('web/mf-manifest.json', JSON.stringify({ ...federationManifest(remote, files), ...federation }))
  const manifest: BuildManifest = {
    remote,
    build,
    version: '1.0.0',
    author: 'a person',
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

/** Creates a checkout that only declares owners: each remote has the path of its name. */
export async function checkoutOf(dir: string, remotes: readonly string[]): Promise<string> {
  for (const remote of remotes) {
    await mkdir(join(dir, remote), { recursive: true })
    const federation = { owns: [`/${remote}`] }
    await writeFile(join(dir, remote, 'package.json'), JSON.stringify({ name: remote, federation }))
  }
  return dir
}

/** Creates a finished build, signed by a team whose key is in the data folder. @param by another team to sign it */
export async function stageSignedBuild(
  store: ReleaseStore,
  dataDir: string,
  build: TestBuild,
  by = build.remote,
) {
  const { manifest, from } = await stageBuild(store, build)
  const sign = await signerFor(dataDir, by, from)
  if (!sign) throw new Error(`${by} has no key.`)
  await writeFile(join(from, ATTESTATION), sign(manifest))
  return { manifest, from }
}

/** Stores a build signed by a team whose key is in the data folder. @param by another team to sign it */
export async function storeSignedBuild(
  store: ReleaseStore,
  dataDir: string,
  build: TestBuild,
  by = build.remote,
) {
  const { manifest, from } = await stageSignedBuild(store, dataDir, build, by)
  await store.add(manifest, from)
  return manifest
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

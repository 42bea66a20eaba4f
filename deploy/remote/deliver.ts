import type { KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, glob, link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuildManifest, contentBase, isNamedByContent } from '@anyam/federation'
import { attest, type Provenance } from '@anyam/releases/attestation'
import { teamKeyFile } from '@anyam/releases/key-files'
import { ensureKey, publicKeyOf } from '@anyam/releases/keys'
import { RegistryClient, RegistryClientError } from '@anyam/releases/registry-client'
import { withSecretFiles } from '@anyam/server/env'

/** Registry and remotes start at the same time, which may take a while when images are built. */
const PATIENCE_MS = 120_000

interface Status {
  remote: string
  build: string
  pinned?: string
  retired?: string
}

interface Delivery {
  registry: RegistryClient
  /** The team's key, which signs the build. */
  key: KeyObject
  /** Separate server from which browsers load the build. */
  origin?: string | undefined
  /** Folder of that server. */
  served?: string | undefined
}

/**
 * Signs the build in a folder, and releases it through the running site's registry. A build that is new to the store is
 * offered to the gate, unless the remote is pinned or retired; an older image's build does not return. The first build
 * of a remote goes live without the gate, which needs a running site.
 * @param folder with `manifest.json`, `provenance.json` and `files`
 * @returns a sentence about the live build
 */
export async function deliver(folder: string, { registry, key, origin, served }: Delivery): Promise<string> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const packed = (await read('manifest.json')) as BuildManifest
  const manifest = { ...packed, ...(origin && { origin }) }
  const { remote, build } = manifest
  // Before visitors can request it.
  if (origin && served) await serve(join(folder, 'files/web'), served, manifest, registry)
  await registry.enrolKey(remote, publicKeyOf(key)).catch((error: unknown) => {
    // During an update the previous version's registry may still run, which needs no signatures.
    if (!(error instanceof RegistryClientError && error.code === 'not_found')) throw error
  })
  const signature = attest(manifest, (await read('provenance.json')) as Provenance, key)
  const { added } = await registry.publish(manifest, join(folder, 'files'), signature)
  const live = (await registry.request<Status[]>('/remotes')).find((one) => one.remote === remote)
  if (live?.retired) return `${remote} was retired ${live.retired}`
  if (live && (!added || live.pinned)) return `${remote} ${live.build} is live`
  const override = live ? undefined : 'First release, by its image'
  if (live) {
    const { outcome, refusals } = await registry.check({ remote, build }, console.log)
    const reasons = refusals.map(({ gate, reason }) => `\n  ${gate}: ${reason}`).join('')
    if (outcome !== 'passed')
      return `${remote} ${build} did not pass the gate, and ${live.build} stays live:${reasons}`
  }
  return (await registry.command('promote', { remote, build, override })).message
}

/** Adds the build to the separate server, and removes builds that the store no longer has. */
async function serve(
  web: string,
  served: string,
  { remote, build }: BuildManifest,
  registry: RegistryClient,
): Promise<void> {
  const folder = join(served, 'remotes', remote)
  const next = join(served, `.${build}`)
  await mkdir(folder, { recursive: true })
  if (!existsSync(join(folder, build))) {
    await rm(next, { recursive: true, force: true })
    await cp(web, next, { recursive: true, filter: (path) => !path.endsWith('.map') })
    await rename(next, join(folder, build))
  }
  const content = join(served, contentBase(remote))
  const builds = (await readdir(folder)).filter((name) => join(folder, name, '/') !== content)
  const named = new Set<string>()
  for (const name of builds) {
    if (name !== build && !(await registry.manifest({ remote, build: name })))
      await rm(join(folder, name), { recursive: true })
    else for (const file of await filesIn(join(folder, name))) named.add(file)
  }
  await linkByContent(join(folder, build), content)
  for (const file of await filesIn(content)) if (!named.has(file)) await rm(join(content, file))
}

/** Hard-links a build's files to the paths that all builds share. */
async function linkByContent(build: string, content: string): Promise<void> {
  for (const file of (await filesIn(build)).filter(isNamedByContent)) {
    await mkdir(dirname(join(content, file)), { recursive: true })
    await link(join(build, file), join(content, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** Paths below a folder, which may be missing; includes compressed twins. */
async function filesIn(dir: string): Promise<string[]> {
  const entries = await Array.fromAsync(glob('**/*', { cwd: dir, withFileTypes: true }))
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length).replace(/^\//, ''))
}

if (import.meta.main) {
  const env = withSecretFiles(process.env, ['RELEASE_TOKEN'])
  const { DATA_DIR, ORIGIN, ORIGIN_DIR, REGISTRY_URL, RELEASE_TOKEN } = env
  if (!REGISTRY_URL || !RELEASE_TOKEN || !DATA_DIR)
    throw new Error('Set REGISTRY_URL, RELEASE_TOKEN and DATA_DIR.')
  const registry = new RegistryClient({ url: REGISTRY_URL, token: RELEASE_TOKEN, patienceMs: PATIENCE_MS })
  const folder = import.meta.dirname
  const { remote } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as BuildManifest
  // Created at the first start, in a volume that only this remote uses.
  const key = await ensureKey(teamKeyFile(DATA_DIR, remote))
  console.log(await deliver(folder, { registry, key, origin: ORIGIN || undefined, served: ORIGIN_DIR }))
}

import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { BuildManifest } from '@arunika/federation'
import { integrityOf } from '../src/integrity.ts'
import { ReleaseStore } from '../src/store.ts'

const TEXTS = ['.js', '.cjs', '.css']

interface Alteration {
  /** Changes a file of the build before it is hashed; `name` is as in the manifest, `web/…` or `node/…`. */
  alter?: (text: string, name: string, manifest: BuildManifest) => string
  /** Changes what the manifest says. */
  manifest?: Partial<BuildManifest>
}

/**
 * Adds another build of a remote to a store: its live one under a new id, altered and hashed again, as if it had been
 * compiled from other sources.
 * @param to the store, or its folder
 * @param id 12 hexadecimal digits
 */
export async function addAlteredBuild(
  to: string | ReleaseStore,
  remote: string,
  id: string,
  { alter = (text) => text, manifest: changes = {} }: Alteration = {},
): Promise<BuildManifest> {
  const store = typeof to === 'string' ? new ReleaseStore(to) : to
  const { remotes } = store.live()
  const before = await store.manifest(remote, remotes[remote]?.build ?? '')
  const folder = await mkdtemp(join(tmpdir(), 'altered-'))
  try {
    await store.fetchBuild(remote, before.build)
    await cp(store.buildDir(remote, before.build), folder, { recursive: true })
    for await (const name of glob('**/*.{br,gz,map}', { cwd: folder })) await rm(join(folder, name))
    const renamed = JSON.parse(JSON.stringify(before).replaceAll(before.build, id)) as BuildManifest
    const manifest = { ...renamed, ...changes, files: { ...before.files } }
    const hashes = new Map<string, string>()
    for (const name of chunksFirst(before)) {
      const file = join(folder, name)
      let text = (await readFile(file, 'utf8')).replaceAll(before.build, id)
      for (const [old, now] of hashes) text = text.replaceAll(old, now)
      const bytes = Buffer.from(alter(text, name, manifest))
      await writeFile(file, bytes)
      const integrity = integrityOf(bytes)
      hashes.set(before.files[name]?.integrity ?? '', integrity)
      manifest.files[name] = { size: bytes.length, integrity }
    }
    await rm(join(folder, 'verdict.json'), { force: true })
    await store.add(manifest, folder)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What has hashes of other files follows them: the chunk `routes` vouches for all others, and the entry for it. */
const chunksFirst = ({ files, chunks, entry, nodeEntry }: BuildManifest) => {
  const vouching = [...(chunks.routes ?? []), entry].map((name) => `web/${name}`)
  const last = [...vouching, `node/${nodeEntry}`].filter((name) => name in files)
  const others = Object.keys(files).filter((name) => !last.includes(name))
  return [...others.filter((name) => TEXTS.includes(extname(name))), ...new Set(last)]
}

/** Says another text in every file of a build. */
export const reworded = (before: string, after: string): Alteration => ({
  alter: (text) => text.replaceAll(before, after),
})

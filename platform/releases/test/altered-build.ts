import { cp, glob, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { contentHash } from '@anyam/bundler/content-hash'
import { type BuildManifest, isNamedByContent } from '@anyam/federation'
import { integrityOf } from '../src/integrity.ts'
import { ReleaseStore } from '../src/store.ts'

const TEXTS = ['.js', '.cjs', '.css']

interface Alteration {
  /** Changes a file of the build before it is hashed. `name` is the name in the manifest, `web/…` or `node/…`. */
  alter?: (text: string, name: string, manifest: BuildManifest) => string
  /** Fields of the manifest to overwrite. */
  manifest?: Partial<BuildManifest>
  /** Adds the build from a folder, instead of adding it to the store directly. */
  add?: (manifest: BuildManifest, folder: string) => Promise<unknown>
}

/**
 * Adds another build of a remote to a store: its live build under a new id, altered and rehashed as if
 * compiled from other sources.
 * @param to the store, or its folder
 * @param id 12 hexadecimal digits
 */
export async function addAlteredBuild(
  to: string | ReleaseStore,
  remote: string,
  id: string,
  { alter = (text) => text, manifest: changes = {}, add }: Alteration = {},
): Promise<BuildManifest> {
  const store = typeof to === 'string' ? new ReleaseStore(to) : to
  const { remotes } = store.live()
  const before = await store.manifest(remote, remotes[remote]?.build ?? '')
  const folder = await mkdtemp(join(tmpdir(), 'altered-'))
  try {
    await store.fetchBuild(remote, before.build)
    await cp(store.buildDir(remote, before.build), folder, { recursive: true })
    for await (const name of glob('**/*.{br,gz,map}', { cwd: folder })) await rm(join(folder, name))
    const replaced = new Map([[before.build, id]])
    const inNewTerms = (text: string) => {
      for (const [old, now] of replaced) text = text.replaceAll(old, now)
      return text
    }
    const renamed = JSON.parse(inNewTerms(JSON.stringify(before))) as BuildManifest
    const files = { ...before.files }
    for (const name of chunksFirst(before)) {
      const file = join(folder, name)
      const present = await readFile(file)
      const bytes = Buffer.from(alter(inNewTerms(present.toString()), name, renamed))
      if (bytes.equals(present)) continue
      const integrity = integrityOf(bytes)
      replaced.set(before.files[name]?.integrity ?? '', integrity)
      const now = name.startsWith('web/') && isNamedByContent(name) ? inNewName(name, bytes, replaced) : name
      await writeFile(file, bytes)
      await rename(file, join(folder, now))
      delete files[name]
      files[now] = { size: bytes.length, integrity }
    }
    const { files: _, ...rest } = before
    const manifest = { ...(JSON.parse(inNewTerms(JSON.stringify(rest))) as BuildManifest), ...changes, files }
    await rm(join(folder, 'verdict.json'), { force: true })
    await (add ?? store.add.bind(store))(manifest, folder)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The new name of a file whose contents have changed. References to it must change too. */
function inNewName(name: string, bytes: Buffer, replaced: Map<string, string>): string {
  const old = name.split('.').at(-2) ?? ''
  const now = contentHash(bytes)
  replaced.set(old, now)
  return name.replace(old, now)
}

/**
 * Files that contain hashes of others come after them: the chunk `routes` contains those of all others, and
 * the entry that of `routes`.
 */
const chunksFirst = ({ files, chunks, entry, nodeEntry }: BuildManifest) => {
  const vouching = [...(chunks.routes ?? []), entry].map((name) => `web/${name}`)
  const last = [...vouching, `node/${nodeEntry}`].filter((name) => name in files)
  const others = Object.keys(files).filter((name) => !last.includes(name))
  return [...others.filter((name) => TEXTS.includes(extname(name))), ...new Set(last)]
}

/** Replaces a text in every file of a build. */
export const reworded = (before: string, after: string): Alteration => ({
  alter: (text) => text.replaceAll(before, after),
})

import { type BuildManifest, isNamedByContent } from '@anyam/federation'
import type { ReleaseStore } from './store.ts'

/**
 * Returns why the names of a build's files cannot be their addresses, as a sentence: a file that pages load
 * has no hash in its name, or another build has different contents under the same name. Returns undefined if
 * there is no clash.
 */
export async function clashOf(
  store: Pick<ReleaseStore, 'builds' | 'manifest'>,
  manifest: BuildManifest,
): Promise<string | undefined> {
  const { remote, byContent, files } = manifest
  if (!byContent) return undefined
  const [plain] = plainNames(manifest)
  if (plain) return plain
  const addressed = Object.entries(files).filter(
    ([file]) => file.startsWith('web/') && isNamedByContent(file),
  )
  for (const other of await store.builds(remote)) {
    const stored = await store.manifest(remote, other).catch(() => undefined)
    const clash = addressed.find(
      ([file, { integrity }]) => (stored?.files[file]?.integrity ?? integrity) !== integrity,
    )
    if (clash)
      return `${clash[0]} has other contents in ${remote} ${other}: a name that holds a hash stands for the same bytes in each build.`
  }
  return undefined
}

/** Files that pages load and that have no hash of their contents in their names, in sentences. */
export const plainNames = ({ remote, build, byContent, entry, chunks }: BuildManifest): string[] =>
  [...new Set(byContent ? [entry, ...Object.values(chunks).flat()] : [])]
    .filter((file) => !isNamedByContent(file))
    .map((file) => `${remote} ${build} names ${file}, which has no hash of its contents in its name.`)

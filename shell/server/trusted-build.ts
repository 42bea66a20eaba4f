import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf, sealOf } from '@arunika/releases/integrity'
import type { ReleaseStore } from '@arunika/releases/store'
import type { BuildManifest, BuildRelease } from '@arunika/shared/federation'

/** A build of which nothing has changed since it was released. */
export interface TrustedBuild {
  manifest: BuildManifest
  /** Text of its style sheets by their name below `web/`. */
  styles: Map<string, string>
}

/**
 * Reads what the server needs of a build: the release set vouches for the manifest, the manifest for the files.
 * @throws Error when something was altered, or has no hash
 */
export async function trustedBuild(
  store: ReleaseStore,
  remote: string,
  { build, seal }: BuildRelease,
): Promise<TrustedBuild> {
  const manifest = await store.manifest(remote, build)
  if (sealOf(manifest) !== seal) throw new Error(`${remote}: the manifest of ${build} was altered`)
  const styles = new Map<string, string>()
  const used = Object.entries(manifest.files).filter(([file]) => /^node\/|^web\/.*\.css$/.test(file))
  await Promise.all(
    used.map(async ([file, { integrity }]) => {
      const bytes = await readFile(join(store.buildDir(remote, build), file))
      if (integrityOf(bytes) !== integrity) throw new Error(`${remote}: ${file} was altered`)
      if (file.endsWith('.css')) styles.set(file.slice('web/'.length), bytes.toString())
    }),
  )
  return { manifest, styles }
}

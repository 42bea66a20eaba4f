import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildManifest, CONTRACT_VERSION } from '@anyam/federation'
import { releaseOf } from '@anyam/releases/changes'
import { integrityOf } from '@anyam/releases/integrity'
import type { ReleaseStore } from '@anyam/releases/store'

/**
 * Adds a build to the store as publishing does, and returns its release.
 * @param container text of the server entry
 */
export async function addBuild(
  store: ReleaseStore,
  remote: string,
  build: string,
  { container, ...own }: { container: string } & Partial<BuildManifest>,
) {
  const owns = [`/${remote}`]
  const file = { size: container.length, integrity: integrityOf(container) }
  const manifest: BuildManifest = {
    ...{ remote, build, version: '1.0.0', author: 'a', commit: 'c', createdAt: new Date().toISOString() },
    ...{ owns, global: `${remote}_${build}`, entry: 'entry.js', nodeEntry: 'entry.cjs' },
    ...{ exposes: ['./routes'], contract: CONTRACT_VERSION, routes: owns, shared: {} },
    ...{ chunks: { page: [] }, files: { 'node/entry.cjs': file, 'web/entry.js': file } },
    ...own,
  }
  const dir = store.buildDir(remote, build)
  await mkdir(join(dir, 'node'), { recursive: true })
  await writeFile(join(dir, 'node/entry.cjs'), container)
  await writeFile(join(dir, 'manifest.json'), JSON.stringify(manifest))
  return releaseOf(manifest)
}

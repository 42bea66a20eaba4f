import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '@arunika/federation'
import { goLive } from '@arunika/releases/go-live'
import { openStore } from '@arunika/releases/open-store'
import { readSettings } from '@arunika/server/env'
import { ensureBucket } from '@arunika/server/s3'

/**
 * Adds the build next to this file to the release store of the running site. A build that the store did not
 * hold goes live; the build of an older image does not come back.
 * @param folder with `manifest.json` and `files`
 * @param origin server of its own from which browsers load the build
 * @param served folder of that server
 */
export async function deliver(
  folder: string,
  env: Record<string, string | undefined>,
  { origin, served }: { origin?: string | undefined; served?: string | undefined } = {},
): Promise<string> {
  const settings = readSettings(env)
  if (settings.releasesS3) await ensureBucket(settings.releasesS3)
  const store = await openStore(settings)
  await store.refresh()
  const packed = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as BuildManifest
  const manifest = { ...packed, ...(origin && { origin }) }
  const { remote, build } = manifest
  // Before any visitor requests it.
  if (origin && served) await serve(join(folder, 'files/web'), served, manifest, await store.builds(remote))
  const reasons = { by: env.RELEASE_AUTHOR ?? `${remote} image` }
  const isNew = !(await store.has(remote, build))
  if (isNew) await store.add(manifest, join(folder, 'files'), reasons)
  await goLive(store, { remote, build, isNew }, reasons)
  return `${remote} ${store.live().remotes[remote]?.build} is live`
}

/** Adds the build to those of the server of its own, and drops those that the store no longer has. */
async function serve(
  web: string,
  served: string,
  { remote, build }: BuildManifest,
  stored: readonly string[],
): Promise<void> {
  const folder = join(served, 'remotes', remote)
  const next = join(served, `.${build}`)
  await mkdir(folder, { recursive: true })
  if (!existsSync(join(folder, build))) {
    await rm(next, { recursive: true, force: true })
    await cp(web, next, { recursive: true, filter: (path) => !path.endsWith('.map') })
    await rename(next, join(folder, build))
  }
  for (const name of await readdir(folder))
    if (name !== build && !stored.includes(name)) await rm(join(folder, name), { recursive: true })
}

if (import.meta.main) {
  const { ORIGIN, ORIGIN_DIR } = process.env
  console.log(
    await deliver(import.meta.dirname, process.env, { origin: ORIGIN || undefined, served: ORIGIN_DIR }),
  )
}

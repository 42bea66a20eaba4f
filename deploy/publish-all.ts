import { join } from 'node:path'
import { openStore } from '@arunika/releases/open-store'
import { publishLive } from '@arunika/releases/publish-live'
import { readSettings } from '@arunika/server/env'
import { ensureBucket } from '@arunika/server/s3'
import { REMOTES } from './remotes.ts'

/** Command: puts a build of every remote into the store; a build that the store did not hold goes live. */
const settings = readSettings()
if (settings.releasesS3) await ensureBucket(settings.releasesS3)
const store = await openStore(settings)
await store.refresh()
for (const remote of REMOTES) {
  await publishLive(store, join(import.meta.dirname, '..', remote), { by: 'publish' })
  console.log(`${remote} ${store.live().remotes[remote]?.build} is live`)
}

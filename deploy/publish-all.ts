import { join } from 'node:path'
import { openStore } from '@arunika/releases/open-store'
import { publishLive } from '@arunika/releases/publish-live'
import { readSettings } from '@arunika/shared/env'
import { REMOTES } from './remotes.ts'

/** Command: puts a build of every remote into the store; a build that the store did not hold goes live. */
const store = await openStore(readSettings())
await store.refresh()
for (const remote of REMOTES) {
  await publishLive(store, join(import.meta.dirname, '..', remote), { by: 'publish' })
  console.log(`${remote} ${store.live().remotes[remote]?.build} is live`)
}

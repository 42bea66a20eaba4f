import { join } from 'node:path'
import { publish } from '@arunika/releases/publish'
import { ReleaseStore } from '@arunika/releases/store'
import { readSettings } from '@arunika/shared/env'
import { REMOTES } from './remotes.ts'

/** Command: puts a build of every remote into the store; a build that the store did not hold goes live. */
const store = new ReleaseStore(join(readSettings().dataDir, 'releases'))
for (const remote of REMOTES) {
  const { build, added } = await publish(store, join(import.meta.dirname, '..', remote))
  // What somebody chose to have live stays so as long as the sources are the same.
  if (added || !store.live().remotes[remote]) await store.promote(remote, build)
  console.log(`${remote} ${store.live().remotes[remote]?.build} is live`)
}

import type { Reasons } from './live-set.ts'
import type { ReleaseStore } from './store.ts'

interface StoredBuild {
  remote: string
  build: string
  /** Whether the store did not hold it before. */
  isNew: boolean
}

/** Makes a new build live, unless the remote is pinned; a build that was there before only where nothing is live. */
export async function goLive(
  store: ReleaseStore,
  { remote, build, isNew }: StoredBuild,
  reasons: Reasons,
): Promise<void> {
  const { remotes, pins } = store.live()
  if (!remotes[remote] || (isNew && !pins[remote])) await store.promote(remote, build, reasons)
}

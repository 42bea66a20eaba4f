import type { Reasons } from './live-set.ts'
import type { ReleaseStore } from './store.ts'

interface StoredBuild {
  remote: string
  build: string
  /** Whether it is new in the store. */
  isNew: boolean
}

/** Promotes a new build, unless the remote is pinned or retired; a known build only if nothing is live. */
export async function goLive(
  store: ReleaseStore,
  { remote, build, isNew }: StoredBuild,
  reasons: Reasons,
): Promise<void> {
  const { remotes, pins, retired = {} } = store.live()
  if (retired[remote]) return
  if (!remotes[remote] || (isNew && !pins[remote])) await store.promote(remote, build, reasons)
}

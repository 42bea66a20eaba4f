import { goLive } from './go-live.ts'
import type { Reasons } from './live-set.ts'
import { publish } from './publish.ts'
import type { ReleaseStore } from './store.ts'

/**
 * Publishes a remote of this checkout as the product starts. A build that the store did not hold goes live,
 * but a person's choice stays: a build while the sources are the same, a pinned one in any case.
 * @param dir the remote's package folder
 * @param options `dataDir`: folder with the key of its team
 */
export async function publishLive(
  store: ReleaseStore,
  dir: string,
  { dataDir, ...reasons }: Reasons & { dataDir: string },
): Promise<void> {
  const { remote, build, added } = await publish(store, dir, { ...reasons, dataDir })
  await goLive(store, { remote, build, isNew: added }, reasons)
}

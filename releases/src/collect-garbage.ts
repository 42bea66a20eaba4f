import type { ReleaseStore } from './store.ts'

/** As long as this a tab that was opened on an old build finds its chunks. */
const KEEP_MS = 7 * 24 * 3600 * 1000

/** Removes builds that nobody can need: neither live, nor the one before, nor younger than seven days. */
export async function collectGarbage(
  store: ReleaseStore,
  now: Date,
): Promise<{ remote: string; build: string }[]> {
  const removed: { remote: string; build: string }[] = []
  for (const [remote, { build: live }] of Object.entries(store.live().remotes)) {
    const canary = store.live().canaries[remote]?.build
    const kept = [live, canary, await store.previousOf(remote)]
    for (const build of await store.builds(remote)) {
      const { createdAt } = await store.manifest(remote, build)
      if (kept.includes(build) || now.getTime() - Date.parse(createdAt) < KEEP_MS) continue
      await store.remove(remote, build)
      removed.push({ remote, build })
    }
  }
  return removed
}

import { commitInWords } from './provenance.ts'
import type { ReleaseStore } from './store.ts'

/** What is live of each remote, on trial and pinned. */
export async function status(store: ReleaseStore): Promise<object[]> {
  const { remotes, canaries, pins } = store.live()
  return Promise.all(
    Object.entries(remotes).map(async ([remote, { build }]) => {
      const manifest = await store.manifest(remote, build)
      const { version, author, createdAt } = manifest
      const canary = canaries[remote]
      const pin = pins[remote]
      return {
        remote,
        build,
        version,
        author,
        commit: commitInWords(manifest),
        createdAt,
        ...(canary && { canary: `${canary.build} ${canary.percent} %` }),
        ...(pin && { pinned: pin.reason ? `by ${pin.by}: ${pin.reason}` : `by ${pin.by}` }),
      }
    }),
  )
}

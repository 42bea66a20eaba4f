import type { BuildRelease, RemoteRelease, Slot, SlotUse } from '@anyam/federation'
import { host } from './host.ts'
import { buildOf, expect } from './release-set-plugin.ts'

const loaded = new Map<string, Promise<Slot<never>>>()

/**
 * Loads a slot from exactly this build, because another build cannot hydrate its markup. It is loaded once,
 * and again after a failure.
 * @param onFailure called when the build could not be loaded
 * @throws Error if the slot is unavailable
 */
export function loadSlot(
  remote: string,
  release: RemoteRelease,
  name: SlotUse['name'],
  onFailure?: (failed: BuildRelease) => void,
): Promise<Slot<never>> {
  const id = `${release.global}/slots/${name}`
  const known = loaded.get(id)
  if (known) return known
  host.registerRemotes([expect(remote, release, onFailure)])
  const attempt = host
    .loadRemote<{ slot: Slot<never> }>(id)
    .then(async (exposed) => {
      if (!exposed || buildOf(exposed)?.build !== release.build)
        throw new Error(`${remote} ${release.build} does not give the slot ${name}`)
      await exposed.slot.loadWords?.()
      return exposed.slot
    })
    .catch((error: unknown) => {
      loaded.delete(id)
      throw error
    })
  loaded.set(id, attempt)
  return attempt
}

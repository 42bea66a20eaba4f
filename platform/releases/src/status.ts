import { noEvidence, pageCounts, pooled } from './evidence.ts'
import { unreadable } from './manifest.ts'
import { usersOf } from './obstacles.ts'
import { commitInWords } from './provenance.ts'
import type { ReleaseStore } from './store.ts'

/**
 * The live build of each remote, its slots with the remotes that show them, its canary and pin, and browser
 * statistics of their pages.
 */
export async function status(store: ReleaseStore): Promise<object[]> {
  const { remotes, canaries, pins, retired = {} } = store.live()
  const seen = await store.evidence.read()
  const evidence = pooled(
    [...seen.values()].map((shell) => shell.evidence),
    Date.now() / 1000,
  )
  const newest = [...seen.values()].sort((a, b) => b.at - a.at)
  const judgedIn = (remote: string, build: string) =>
    newest.map(({ canaries }) => canaries?.[remote]).find((judged) => judged?.build === build)?.evidence
  const pagesOf = (remote: string, build: string) => {
    const { started, alive, failed, slow } = pageCounts(evidence[remote]?.[build] ?? noEvidence())
    return `${started} started, ${alive} alive, ${failed} failed, ${slow} slow`
  }
  const left = Object.entries(retired).map(([remote, { build, by, at, reason }]) => ({
    remote,
    build,
    retired: `by ${by} at ${at}${reason && `: ${reason}`}`,
  }))
  const present = await Promise.all(
    Object.entries(remotes).map(async ([remote, { build, slots = {} }]) => {
      const manifest = await store.manifest(remote, build).catch(unreadable)
      const { version, author, createdAt } = manifest
      const canary = canaries[remote]
      const pin = pins[remote]
      const offered = Object.keys(slots).map(
        (slot) => `${slot}: ${usersOf(remotes, slot).join(', ') || 'shown nowhere'}`,
      )
      return {
        remote,
        build,
        version,
        author,
        commit: commitInWords(manifest),
        createdAt,
        pages: pagesOf(remote, build),
        ...(offered.length > 0 && { slots: offered.join('; ') }),
        ...(canary && {
          canary: `${canary.build} ${canary.percent} %`,
          canaryPages: pagesOf(remote, canary.build),
          canaryEvidence: judgedIn(remote, canary.build),
        }),
        ...(pin && { pinned: pin.reason ? `by ${pin.by}: ${pin.reason}` : `by ${pin.by}` }),
      }
    }),
  )
  return [...present, ...left]
}

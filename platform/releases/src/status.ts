import { type BuildManifest, hostAt, SHELL } from '@anyam/federation'
import { noEvidence, pageCounts, pooled } from './evidence.ts'
import type { LiveSet } from './live-set.ts'
import { unreadable } from './manifest.ts'
import { usersOf } from './obstacles.ts'
import { commitInWords } from './provenance.ts'
import { sharedProblems } from './soundness.ts'
import type { ReleaseStore } from './store.ts'

/** The next build of a host: its canary, else the newest that is newer than the live one; undefined if there is none. */
async function nextOf(
  store: ReleaseStore,
  { remotes, canaries }: LiveSet,
  host: string,
): Promise<BuildManifest | undefined> {
  const builds = await store.builds(host)
  const manifests = await Promise.all(
    builds.map((build) => store.manifest(host, build).catch(() => undefined)),
  )
  const known = manifests.flatMap((manifest) => manifest ?? [])
  const createdAt = (build?: string) => known.find((one) => one.build === build)?.createdAt ?? ''
  const isNewer = (one: BuildManifest) => one.createdAt > createdAt(remotes[host]?.build)
  const [newest] = known.filter(isNewer).sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return known.find(({ build }) => build === canaries[host]?.build) ?? newest
}

/** Why the next build of its host would refuse a live build, and until then. */
function refusalBy(
  next: BuildManifest | undefined,
  remote: string,
  shared: BuildManifest['shared'],
): string | undefined {
  const problems = next?.host ? sharedProblems(shared, next.host.offers) : []
  if (problems.length === 0) return undefined
  return `${next?.remote} ${next?.build} would refuse it until a build of ${remote} that takes these versions is live: ${problems.join(' ')}`
}

/**
 * The live build of each remote, whether the next build of its host would refuse it, its slots with the remotes that
 * show them, its canary and pin, and browser statistics of their pages.
 */
export async function status(store: ReleaseStore): Promise<object[]> {
  const live = store.live()
  const { remotes, canaries, pins, retired = {} } = live
  const hostOf = (path = '/') => hostAt(remotes, path) ?? SHELL
  const hosts = new Set(Object.values(remotes).map(({ owns }) => hostOf(owns[0])))
  const next = new Map(
    await Promise.all([...hosts].map(async (host) => [host, await nextOf(store, live, host)] as const)),
  )
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
    Object.entries(remotes).map(async ([remote, { build, owns, slots = {} }]) => {
      const manifest = await store.manifest(remote, build).catch(unreadable)
      const refusal = refusalBy(next.get(hostOf(owns[0])), remote, manifest.shared)
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
        ...('rendered' in manifest && { rendered: 'by browsers' }),
        ...(refusal && { nextHost: refusal }),
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

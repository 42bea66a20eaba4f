import type { BuildManifest } from '@anyam/federation'
import type { BuildCard, BuildHealth, ReleaseState, ReleasesAsOf, RemoteState } from '@anyam/protocol'
import { changesIn } from '@anyam/releases/assert-gate-passed'
import { nextShare, stepAfterMs } from '@anyam/releases/canary-steps'
import { liveAt } from '@anyam/releases/live-at'
import { unreadable } from '@anyam/releases/manifest'
import type { Finding, JournalEntry, LiveSet, ReleaseStore } from '@anyam/releases/store'

/** Returns the address of a build's preview. */
type PreviewOf = (remote: string, build: string) => string

const MOST_BUILDS = 20
const MOST_CHANGES = 50

/** Observations of browsers and servers about each build. */
export type HealthOf = () => (BuildHealth & { remote: string })[]

/** Everything on the Releases screen: live builds, canaries, the builds in the store, and their history. */
export async function releaseState(
  store: ReleaseStore,
  healthOf: HealthOf,
  previewOf: PreviewOf,
): Promise<Omit<ReleaseState, 'hasRegistry'>> {
  const live = store.live()
  const journal = await store.journal()
  // A remote that is published but was never live is only in the journal.
  const names = new Set([...Object.keys(live.remotes), ...journal.map(({ remote }) => remote)])
  const health = healthOf()
  const remotes = await Promise.all(
    [...names].sort().map(async (remote) => ({
      ...(await stateOf(store, live, remote, previewOf)),
      health: health.filter((seen) => seen.remote === remote),
    })),
  )
  return {
    revision: live.revision,
    remotes: remotes.filter(({ builds }) => builds.length > 0),
    journal: newestFirst(journal).slice(0, MOST_CHANGES),
  }
}

/** The builds that were live at an instant. */
export async function releasesAsOf(
  store: ReleaseStore,
  at: Date,
  previewOf: PreviewOf,
): Promise<ReleasesAsOf> {
  const { remotes } = store.live()
  return Promise.all(
    liveAt(await store.journal(), at).map(async ({ remote, build, since, by = '', canary }) => {
      const isStored = await store.has(remote, build)
      return {
        ...{ remote, build, since, by, isLive: remotes[remote]?.build === build },
        ...(canary && { canary }),
        ...(isStored && { preview: previewOf(remote, build) }),
      }
    }),
  )
}

async function stateOf(
  store: ReleaseStore,
  { remotes, canaries, pins, retired = {} }: LiveSet,
  remote: string,
  previewOf: PreviewOf,
): Promise<Omit<RemoteState, 'health'>> {
  const builds = await cardsOf(store, remote, previewOf)
  const left = retired[remote]
  const release = remotes[remote]
  const canary = canaries[remote]
  const live = builds.find(({ build }) => build === release?.build)
  const tried = builds.find(({ build }) => build === canary?.build)
  return {
    remote,
    ...(release?.host && { isHost: true }),
    builds: builds.slice(0, MOST_BUILDS),
    ...(live && { live }),
    ...(canary && tried && { canary: { ...tried, ...shareOf(canary) } }),
    ...(release?.fallback && { fallback: release.fallback.build }),
    ...(pins[remote] && { pinned: pins[remote] }),
    ...(left && { retired: { by: left.by, at: left.at, reason: left.reason, build: left.build } }),
  }
}

function shareOf(canary: LiveSet['canaries'][string]) {
  const { percent, since, by } = canary
  const nextPercent = nextShare(canary)
  return { percent, since, by, promoteAfterMs: stepAfterMs(canary), ...(nextPercent && { nextPercent }) }
}

async function cardsOf(store: ReleaseStore, remote: string, previewOf: PreviewOf): Promise<BuildCard[]> {
  const builds = await store.builds(remote)
  const cards = await Promise.all(builds.map((build) => cardOf(store, remote, build, previewOf)))
  return cards.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}

type Facts = Pick<BuildManifest, 'version' | 'author' | 'commit' | 'dirty' | 'createdAt'>

async function cardOf(
  store: ReleaseStore,
  remote: string,
  build: string,
  previewOf: PreviewOf,
): Promise<BuildCard> {
  const manifest: Facts = await store.manifest(remote, build).catch(unreadable)
  const { version, author, commit, dirty, createdAt } = manifest
  const verdict = await store.verdict(remote, build)
  const inWords = (findings: readonly Finding[] = []) => findings.map(sentenceOf)
  const findings = [...(verdict?.refusals ?? []), ...(verdict?.remarks ?? [])]
  const pictures = findings.flatMap((one) => (one.pictures ? [[sentenceOf(one), one.pictures] as const] : []))
  return {
    build,
    version,
    author,
    commit,
    ...(dirty && { dirty }),
    createdAt,
    verdict: verdict?.outcome ?? 'unchecked',
    reasons: inWords(verdict?.refusals),
    changes: changesIn(verdict),
    ...(verdict?.remarks && { remarks: inWords(verdict.remarks) }),
    ...(pictures.length > 0 && { pictures: Object.fromEntries(pictures) }),
    preview: previewOf(remote, build),
  }
}

const sentenceOf = ({ gate, reason }: Finding) => `${gate}: ${reason}`

const newestFirst = (journal: JournalEntry[]) => journal.toReversed()

import type { BuildManifest, BuildRelease, ReleaseSet, RemoteRelease } from '@arunika/federation'
import { cohortOf } from './cohorts.ts'
import { sealOf } from './integrity.ts'
import type { Canary, JournalEntry, LiveSet, Reasons } from './live-set.ts'

/** What changes, and how the journal tells it. */
export interface Change {
  set: Partial<Pick<LiveSet, 'remotes' | 'canaries' | 'pins'>>
  entry: Omit<JournalEntry, 'at'>
}

export interface PromoteOptions extends Reasons {
  action?: 'promote' | 'rollback' | undefined
  /** Only while the build is the remote's canary: it may have been halted meanwhile. */
  ofCanary?: boolean | undefined
}

export interface CanaryOptions extends Reasons {
  /** Share of the visitors, 0 to 100; 0 ends the canary. */
  percent: number
  /** Goes live automatically after so long; null if promoted manually. */
  promoteAfterMs: number | null
}

/** Makes a build live; undefined where it is so already. A canary of the remote ends with it. */
export function promote(
  live: LiveSet,
  release: RemoteRelease,
  { remote, action = 'promote', ofCanary = false, ...reasons }: PromoteOptions & { remote: string },
): Change | undefined {
  const before = live.remotes[remote]
  if (before?.build === release.build) return undefined
  if (ofCanary && live.canaries[remote]?.build !== release.build)
    throw new Error(`${remote} ${release.build} is no canary any more.`)
  if (action === 'promote') {
    refuseWhenPinned(live, remote)
    if (!reasons.override) refuseWhenInTheWay(live, remote, release)
  }
  // A build that was rolled back is no fallback.
  const fallbackBuild = before && action === 'promote' ? { fallback: alone(before) } : {}
  return {
    set: {
      remotes: { ...live.remotes, [remote]: { ...release, ...fallbackBuild } },
      canaries: without(live.canaries, remote),
    },
    entry: { action, remote, build: release.build, previous: before?.build, ...reasons },
  }
}

/** Each canary more doubles the release sets that a shell renders. */
const MOST_CANARIES = 3

/** Gives a share of the visitors a canary, in place of the one before. */
export function startCanary(
  live: LiveSet,
  release: RemoteRelease,
  { remote, percent, promoteAfterMs, ...reasons }: CanaryOptions & { remote: string },
): Change {
  const before = live.remotes[remote]
  if (!before) throw new Error(`${remote} has no live build yet: promote one before there is a canary.`)
  if (before.build === release.build) throw new Error(`${remote} ${release.build} is live already.`)
  if (!Number.isInteger(percent) || percent < 1 || percent > 100)
    throw new Error('A canary is for 1 to 100 percent of the visitors; 0 ends it.')
  const others = Object.keys(live.canaries).filter((other) => other !== remote)
  if (others.length >= MOST_CANARIES)
    throw new Error(`There are canaries of ${others.join(', ')}: no more than ${MOST_CANARIES} run at once.`)
  refuseWhenPinned(live, remote)
  if (!reasons.override) refuseWhenInTheWay(live, remote, release)
  const canary: Canary = {
    ...release,
    fallback: alone(before),
    percent,
    since: new Date().toISOString(),
    promoteAfterMs,
    by: reasons.by ?? 'unknown',
  }
  return {
    set: { canaries: { ...live.canaries, [remote]: canary } },
    entry: { action: 'canary', remote, build: release.build, previous: before.build, percent, ...reasons },
  }
}

/** Gives all visitors the live build again. */
export function haltCanary(live: LiveSet, remote: string, reasons: Reasons): Change {
  const canary = live.canaries[remote]
  if (!canary) throw new Error(`${remote} has no canary.`)
  return {
    set: { canaries: without(live.canaries, remote) },
    entry: { action: 'halt', remote, build: canary.build, ...reasons },
  }
}

/** Keeps the live build until `unpinned`. */
export function pin(live: LiveSet, remote: string, { by, approvedBy, reason }: Reasons): Change {
  const build = liveBuild(live, remote)
  const pin = { by: by ?? 'unknown', at: new Date().toISOString(), reason: reason ?? '' }
  return {
    set: { pins: { ...live.pins, [remote]: pin } },
    entry: { action: 'pin', remote, build, by, approvedBy, reason },
  }
}

export function unpin(live: LiveSet, remote: string, { by, approvedBy, reason }: Reasons): Change {
  if (!live.pins[remote]) throw new Error(`${remote} is not pinned.`)
  return {
    set: { pins: without(live.pins, remote) },
    entry: { action: 'unpin', remote, build: liveBuild(live, remote), by, approvedBy, reason },
  }
}

/** Removes a build that is no longer served. */
export function remove(live: LiveSet, build: string, { remote, by }: Reasons & { remote: string }): Change {
  if (live.remotes[remote]?.build === build) throw new Error(`${remote} ${build} is live.`)
  if (live.canaries[remote]?.build === build) throw new Error(`${remote} ${build} is a canary.`)
  return { set: {}, entry: { action: 'remove', remote, build, by } }
}

/** Builds for a visitor with one of 100 seeds, or without one the live ones. */
export function remotesFor({ remotes, canaries }: LiveSet, seed?: number): ReleaseSet['remotes'] {
  if (seed === undefined) return remotes
  const chosen = Object.entries(canaries).filter(([remote, { percent }]) => cohortOf(seed, remote) < percent)
  return { ...remotes, ...Object.fromEntries(chosen.map(([remote, canary]) => [remote, releaseIn(canary)])) }
}

/**
 * What the live set says of a build.
 * @param attestation of its team, if signatures count
 */
export function releaseOf(manifest: BuildManifest, attestation?: string): RemoteRelease {
  const { remote, build, owns, resources, nav, entry, global, contract, origin, slots, uses, files } =
    manifest
  const integrity = files[`web/${entry}`]?.integrity
  if (!integrity) throw new Error(`The manifest of ${remote} ${build} names no hash for its entry.`)
  return {
    build,
    owns,
    ...(resources && { resources }),
    ...(nav && { nav }),
    entry,
    global,
    integrity,
    contract,
    ...(origin && { origin }),
    ...(slots && { slots }),
    ...(uses && { uses }),
    seal: sealOf(manifest),
    ...(attestation !== undefined && { attestation }),
  }
}

function releaseIn({ percent: _, since: _since, promoteAfterMs: _after, by: _by, ...release }: Canary) {
  return release
}

/** A build as a fallback: without one of its own, and from the site itself, so that one server away never costs both. */
const alone = ({
  build,
  entry,
  global,
  integrity,
  contract,
  seal,
  slots,
  uses,
  attestation,
}: RemoteRelease): BuildRelease => ({
  build,
  entry,
  global,
  integrity,
  ...(contract !== undefined && { contract }),
  ...(seal && { seal }),
  ...(slots && { slots }),
  ...(uses && { uses }),
  ...(attestation !== undefined && { attestation }),
})

function without<T>(record: Record<string, T>, name: string): Record<string, T> {
  const { [name]: _, ...others } = record
  return others
}

function liveBuild(live: LiveSet, remote: string): string {
  const build = live.remotes[remote]?.build
  if (!build) throw new Error(`${remote} has no live build.`)
  return build
}

function refuseWhenPinned({ pins, remotes }: LiveSet, remote: string): void {
  const pin = pins[remote]
  if (!pin) return
  const why = pin.reason ? `: ${pin.reason}` : ''
  throw new Error(
    `${remote} is pinned to ${remotes[remote]?.build} since ${pin.at} by ${pin.by}${why}. Unpin it first.`,
  )
}

/** The gate has seen the others as they were when it was asked: one of them may have gone live since. */
function refuseWhenInTheWay(live: LiveSet, remote: string, release: RemoteRelease): void {
  refuseWhenTaken(live, remote, release)
  const [lost] = lostSlots(live.remotes, remote, release)
  if (lost)
    throw new Error(`${remote} no longer offers the slot ${lost.slot}, which ${lost.users.join(', ')} shows.`)
}

/** Slots that the live build of a remote offers and another one does not, with the remotes whose live pages show them. */
export function lostSlots(
  remotes: LiveSet['remotes'],
  remote: string,
  { slots = {} }: Pick<RemoteRelease, 'slots'>,
): { slot: string; users: string[] }[] {
  return Object.keys(remotes[remote]?.slots ?? {})
    .filter((slot) => !slots[slot])
    .map((slot) => ({ slot, users: usersOf(remotes, slot) }))
    .filter(({ users }) => users.some((user) => user !== remote))
}

/** Remotes whose live pages show a slot. */
export const usersOf = (remotes: LiveSet['remotes'], slot: string): string[] =>
  Object.keys(remotes).filter((remote) => remotes[remote]?.uses?.includes(slot))

function refuseWhenTaken({ remotes }: LiveSet, remote: string, { owns }: RemoteRelease): void {
  for (const [other, live] of Object.entries(remotes)) {
    const taken = other === remote ? undefined : owns.find((path) => live.owns.includes(path))
    if (taken) throw new Error(`${remote} claims ${taken}, which belongs to ${other}.`)
  }
}

import type { BuildManifest, BuildRelease, ReleaseSet, RemoteRelease } from '@anyam/federation'
import { CodedError } from '@anyam/server/errors'
import { nextShare, STEP_MS, stepAfterMs } from './canary-steps.ts'
import { alone, type Change, without } from './change.ts'
import { cohortOf } from './cohorts.ts'
import { type Returned, returnPaths, withoutHandedOver } from './handover.ts'
import { sealOf } from './integrity.ts'
import type { Canary, LiveSet, Reasons, RetiredRemote } from './live-set.ts'
import { refuseWhenInTheWay, refuseWhenPinned, refuseWhenRetired, refuseWhenTaken } from './obstacles.ts'

export interface PromoteOptions extends Reasons {
  action?: 'promote' | 'rollback' | undefined
  /** Applies only while the build is the remote's canary, which may have been halted meanwhile. */
  ofCanary?: boolean | undefined
  /** For a rollback: paths that return to the remotes that handed them over. */
  returned?: Returned | undefined
  /** For a start: identity of the checkout. */
  checkout?: string | undefined
  /** The handovers of the live set that a scratch store mirrors. */
  handovers?: LiveSet['handovers']
}

export interface CanaryOptions extends Reasons {
  /** Share of the visitors, 0 to 100; 0 ends the canary. */
  percent: number
  /** Delay before the canary is promoted automatically; null if promoted manually. */
  promoteAfterMs: number | null
  /** True if it grows step by step before. */
  inSteps?: boolean | undefined
}

/** Makes a build live and ends the remote's canary. Returns undefined if the build is already live. */
export function promote(
  present: LiveSet,
  manifest: RemoteRelease,
  options: PromoteOptions & { remote: string },
): Change | undefined {
  const { remote, action = 'promote', ofCanary = false, returned = {}, handovers, ...reasons } = options
  const live = handovers ? { ...present, handovers } : present
  const before = live.remotes[remote]
  if (before?.build === manifest.build) return undefined
  if (ofCanary && live.canaries[remote]?.build !== manifest.build)
    throw new Error(`${remote} ${manifest.build} is no canary any more.`)
  const canary = ofCanary ? live.canaries[remote] : undefined
  if (canary?.inSteps) {
    const age = Date.now() - Date.parse(canary.since)
    // The first of several shells that judged the step before has taken it.
    if (age < (stepAfterMs(canary) ?? 0))
      throw new Error(`${remote} ${canary.build} has just reached ${canary.percent} %.`)
    const percent = nextShare(canary)
    if (percent !== undefined) return grow(live, { remote, canary, percent }, reasons)
  }
  const back = returnPaths(live, remote, returned)
  const release = withoutHandedOver(manifest, remote, back.handovers)
  if (action === 'promote') {
    // Retiring a host left no page without an owner, so a host may return.
    if (!release.host) refuseWhenRetired(live, remote)
    refuseWhenPinned(live, remote)
    if (!reasons.override) refuseWhenInTheWay(live, remote, release)
  }
  const { [remote]: retired, ...stillRetired } = live.retired ?? {}
  if (retired) refuseWhenTaken({ ...live, ...back }, remote, release)
  const fallback = fallbackOf({ before, retired, release, action })
  return {
    set: {
      remotes: { ...back.remotes, [remote]: { ...release, ...(fallback && { fallback }) } },
      canaries: without(live.canaries, remote),
      ...(live.handovers && { handovers: back.handovers }),
      ...(retired && { retired: stillRetired }),
    },
    entry: { action, remote, build: release.build, previous: before?.build, ...reasons },
  }
}

/** A build that was rolled back cannot be a fallback. */
function fallbackOf({
  before,
  retired,
  release,
  action,
}: {
  before: RemoteRelease | undefined
  retired: RetiredRemote | undefined
  release: RemoteRelease
  action: PromoteOptions['action']
}): BuildRelease | undefined {
  if (before) return action === 'promote' ? alone(before) : undefined
  return retired?.build === release.build ? retired.fallback : undefined
}

/** Each additional canary doubles the number of release sets that a shell renders. */
const MOST_CANARIES = 3

/** Gives a share of the visitors a canary, replacing the previous one. */
export function startCanary(
  live: LiveSet,
  manifest: RemoteRelease,
  { remote, percent, promoteAfterMs, inSteps, ...reasons }: CanaryOptions & { remote: string },
): Change {
  refuseWhenRetired(live, remote)
  const release = withoutHandedOver(manifest, remote, live.handovers)
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
    promoteAfterMs: promoteAfterMs ?? (inSteps ? STEP_MS : null),
    ...(inSteps && { inSteps }),
    by: reasons.by ?? 'unknown',
  }
  return {
    set: { canaries: { ...live.canaries, [remote]: canary } },
    entry: { action: 'canary', remote, build: release.build, previous: before.build, percent, ...reasons },
  }
}

/** Gives more visitors a canary, whose evidence begins again. */
function grow(
  live: LiveSet,
  { remote, canary, percent }: { remote: string; canary: Canary; percent: number },
  reasons: Reasons,
): Change {
  const since = new Date().toISOString()
  return {
    set: { canaries: { ...live.canaries, [remote]: { ...canary, percent, since } } },
    entry: {
      action: 'canary',
      remote,
      build: canary.build,
      previous: live.remotes[remote]?.build,
      percent,
      ...reasons,
    },
  }
}

/** Returns all visitors to the live build. */
export function haltCanary(live: LiveSet, remote: string, reasons: Reasons): Change {
  const canary = live.canaries[remote]
  if (!canary) throw new Error(`${remote} has no canary.`)
  return {
    set: { canaries: without(live.canaries, remote) },
    entry: { action: 'halt', remote, build: canary.build, ...reasons },
  }
}

/** Holds the live build until `unpinned`. */
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

/** Removes a build that is no longer served. @throws CodedError build_in_use */
export function remove(
  { remotes, canaries, retired = {} }: LiveSet,
  build: string,
  { remote, by, approvedBy, reason }: Reasons & { remote: string },
): Change {
  const use = Object.entries({
    'is live': remotes[remote],
    'is a canary': canaries[remote],
    'is the fallback of the live build': remotes[remote]?.fallback,
    'is what a rollback of the retirement restores': retired[remote],
    'is the fallback of the retired build': retired[remote]?.fallback,
  }).find(([, used]) => used?.build === build)
  if (use) throw new CodedError('build_in_use', { message: `${remote} ${build} ${use[0]}.` })
  return { set: {}, entry: { action: 'remove', remote, build, by, approvedBy, reason } }
}

/** Builds for a visitor with one of 100 seeds; the live builds without a seed. */
export function remotesFor({ remotes, canaries }: LiveSet, seed?: number): ReleaseSet['remotes'] {
  if (seed === undefined) return remotes
  const chosen = Object.entries(canaries).filter(([remote, { percent }]) => cohortOf(seed, remote) < percent)
  return { ...remotes, ...Object.fromEntries(chosen.map(([remote, canary]) => [remote, releaseIn(canary)])) }
}

/** A set with another build of a remote; the build has no fallback and gets all paths that it claims. */
export function previewSet({ id, remotes }: ReleaseSet, remote: string, release: RemoteRelease): ReleaseSet {
  const others = Object.entries(without(remotes, remote)).map(([other, live]) => [
    other,
    { ...live, owns: live.owns.filter((path) => !release.owns.includes(path)) },
  ])
  const name = [id, `${remote}@${release.build}`].join('+')
  return { id: name, remotes: { ...Object.fromEntries(others), [remote]: release } }
}

/**
 * The live set's entry for a build.
 * @param attestation of its team, if signatures are required
 */
export function releaseOf(manifest: BuildManifest, attestation?: string): RemoteRelease {
  const {
    remote,
    build,
    owns,
    resources,
    nav,
    languages,
    measures,
    entry,
    global,
    byContent,
    contract,
    host,
    origin,
    slots,
    uses,
    files,
  } = manifest
  const integrity = files[`web/${entry}`]?.integrity
  if (!integrity) throw new Error(`The manifest of ${remote} ${build} names no hash for its entry.`)
  return {
    build,
    owns,
    ...(resources && { resources }),
    ...(nav && { nav }),
    ...(languages && { languages }),
    ...(measures && { measures }),
    entry,
    global,
    ...(byContent && { byContent }),
    integrity,
    contract,
    ...(host && { host: factsOf(host) }),
    ...(origin && { origin }),
    ...(slots && { slots }),
    ...(uses && { uses }),
    seal: sealOf(manifest),
    ...(attestation !== undefined && { attestation }),
  }
}

const factsOf = ({ budget: _, ...facts }: NonNullable<BuildManifest['host']>) => facts

function releaseIn({
  percent: _,
  since: _since,
  promoteAfterMs: _after,
  inSteps: _steps,
  by: _by,
  ...release
}: Canary) {
  return release
}

function liveBuild(live: LiveSet, remote: string): string {
  const build = live.remotes[remote]?.build
  if (!build) throw new Error(`${remote} has no live build.`)
  return build
}

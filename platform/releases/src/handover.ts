import { type NavEntry, ownerOf, type RemoteRelease } from '@anyam/federation'
import { CodedError } from '@anyam/server/errors'
import { alone, type Change, without } from './change.ts'
import type { Handover, LiveSet, PlannedHandover, Reasons, Redirects } from './live-set.ts'
import { refuseWhenInTheWay, refuseWhenPinned } from './obstacles.ts'
import { assertRedirects, redirectsOf } from './redirects.ts'
import { liveRelease, retire } from './retire.ts'

export interface HandoverOptions extends Reasons, PlannedHandover {
  redirects?: Redirects | undefined
}

/** By path: the release of the other remote that receives the path back. */
export type Returned = Readonly<Record<string, RemoteRelease>>

type Handovers = LiveSet['handovers']

/**
 * Makes a build live together with a path of another remote. Visitors see both changes or neither.
 * @throws CodedError if the path is not that remote's, or the build does not claim it
 */
export function handOver(
  live: LiveSet,
  release: RemoteRelease,
  { remote, path, from, redirects = {}, ...reasons }: HandoverOptions & { remote: string },
): Change {
  const giver = liveRelease(live, from)
  assertPossible(live, release, { remote, path, from })
  for (const one of [remote, from]) refuseWhenPinned(live, one)
  const before = live.remotes[remote]
  const known = live.handovers?.[path]
  const record: Handover = {
    from: [...(known?.from ?? []).filter((one) => one !== from), from].filter((one) => one !== remote),
    to: remote,
    by: reasons.by ?? 'unknown',
    at: new Date().toISOString(),
    redirects,
    ...(known && { previous: known }),
  }
  const handovers = { ...live.handovers, [path]: record }
  const isNewBuild = before?.build !== release.build
  const fallback = isNewBuild ? before && alone(before) : before?.fallback
  const others = { ...live.remotes, [from]: withoutHandedOver(giver, from, handovers) }
  const taker = withoutHandedOver(release, remote, handovers)
  if (!reasons.override) refuseWhenInTheWay({ ...live, remotes: others }, remote, taker)
  const remotes = { ...others, [remote]: { ...taker, ...(fallback && { fallback }) } }
  const retired = live.retired && without(live.retired, remote)
  const next = { ...live, handovers, ...(retired && { retired }) }
  assertRedirects(redirects, { remotes, all: redirectsOf(next), of: { remote: from, owns: giver.owns } })
  const isRedirected = Object.keys(redirects).length > 0
  return {
    set: {
      remotes,
      canaries: without(without(live.canaries, remote), from),
      handovers,
      ...(retired && { retired }),
    },
    entry: {
      ...{ action: 'handover', remote, build: release.build },
      ...(isNewBuild && before && { previous: before.build }),
      ...{ path, from },
      ...(isRedirected && { redirects }),
      ...reasons,
    },
  }
}

function assertPossible(
  live: LiveSet,
  { build, owns }: RemoteRelease,
  { remote, path, from }: PlannedHandover & { remote: string },
): void {
  const owner = ownerOf(live.remotes, path)
  if (remote === from || owner === remote)
    throw new CodedError('path_taken', { message: `${remote} has ${path} already.` })
  if (owner !== from)
    throw new CodedError('path_taken', {
      message: `${path} belongs to ${owner ?? 'no remote'}, not to ${from}.`,
    })
  if (!owns.includes(path))
    throw new CodedError('path_not_claimed', {
      message: `${remote} ${build} does not claim ${path}: add it to federation.owns, and publish that build.`,
    })
}

/** A release without the paths that other remotes have taken over. */
export function withoutHandedOver<Release extends Pick<RemoteRelease, 'owns' | 'nav' | 'resources'>>(
  release: Release,
  remote: string,
  handovers: Handovers = {},
): Release {
  const gone = Object.keys(handovers).filter((path) => handovers[path]?.from.includes(remote))
  if (gone.length === 0) return release
  const isGone = (to: string) => gone.some((path) => isAtOrBelow(path, new URL(to, 'http://site').pathname))
  const remaining = (entries: NonNullable<NavEntry['children']>) => entries.filter(({ to }) => !isGone(to))
  const { nav, resources } = release
  return {
    ...release,
    owns: release.owns.filter((path) => !gone.includes(path)),
    ...(nav && {
      nav: nav
        .filter(({ to }) => !isGone(to))
        .map((entry) => (entry.children ? { ...entry, children: remaining(entry.children) } : entry)),
    }),
    ...(resources && {
      resources: Object.fromEntries(Object.entries(resources).filter(([path]) => !isGone(path))),
    }),
  }
}

/** True if a path equals another or is below it; `/` stands only for that page. */
export const isAtOrBelow = (above: string, path: string) =>
  path === above || (above !== '/' && path.startsWith(`${above}/`))

/** Paths that a remote took over and would lose with a build, each with the remote that receives it back. */
export const returnedBy = (
  { handovers = {} }: LiveSet,
  remote: string,
  { owns }: Pick<RemoteRelease, 'owns'>,
): [path: string, to: string][] =>
  Object.entries(handovers).flatMap(([path, { from, to }]) =>
    to === remote && !owns.includes(path) ? [[path, from.at(-1) ?? '']] : [],
  )

/**
 * Returns paths to the remotes that had them.
 * @throws CodedError if such a remote has since released a build without the path
 */
export function returnPaths(
  live: LiveSet,
  remote: string,
  returned: Returned,
): Pick<LiveSet, 'remotes' | 'handovers'> {
  const handovers = { ...live.handovers }
  const remotes = { ...live.remotes }
  for (const [path, release] of Object.entries(returned)) {
    const { from = [], previous, at } = handovers[path] ?? {}
    const giver = from.at(-1) ?? ''
    const before = live.remotes[giver]
    if (!before || ownerOf({ [giver]: release }, path) === undefined)
      throw new CodedError('path_not_claimed', {
        message: `${giver} handed ${path} over to ${remote} at ${at}, and has no page for it any more. Hand it to a remote that does.`,
      })
    if (previous) handovers[path] = previous
    else delete handovers[path]
    const { fallback } = before
    remotes[giver] = { ...withoutHandedOver(release, giver, handovers), ...(fallback && { fallback }) }
  }
  return { remotes, handovers }
}

/** Rolls back a remote that went live with a path of another remote: it is retired and the path returns. */
export function leave(live: LiveSet, remote: string, returned: Returned, reasons: Reasons): Change {
  const back = returnPaths(live, remote, returned)
  const { set, entry } = retire({ ...live, ...back }, { remote, ...reasons })
  return { set: { ...back, ...set }, entry }
}

import { isAdminPath, type RemoteRelease } from '@anyam/federation'
import { CodedError } from '@anyam/server/errors'
import { type Change, without } from './change.ts'
import type { LiveSet, Reasons, Redirects } from './live-set.ts'
import { refuseWhenPinned, refuseWhenRetired, usersOf } from './obstacles.ts'
import { assertRedirects, redirectsOf } from './redirects.ts'

export interface RetireOptions extends Reasons {
  redirects?: Redirects | undefined
}

/**
 * Takes a remote off the site: its pages, menu entries, slots and canary. Its builds stay, so that open tabs
 * continue to work and a rollback can restore it.
 * @throws CodedError for a remote that is not live, or that the site or other remotes need
 */
export function retire(
  live: LiveSet,
  { remote, redirects = {}, ...reasons }: RetireOptions & { remote: string },
): Change {
  const release = liveRelease(live, remote)
  refuseWhenPinned(live, remote)
  const remotes = without(live.remotes, remote)
  refuseWhenNeeded(remote, release, remotes, redirects)
  if (!reasons.override) refuseWhenShown(remote, release, remotes)
  const { build, owns, fallback } = release
  const { by = 'unknown', reason = '' } = reasons
  const retired = {
    ...live.retired,
    [remote]: {
      ...{ by, at: new Date().toISOString(), reason, build },
      ...(fallback && { fallback }),
      ...{ owns, redirects },
    },
  }
  assertRedirects(redirects, { remotes, all: redirectsOf({ ...live, retired }), of: { remote, owns } })
  const isRedirected = Object.keys(redirects).length > 0
  return {
    set: { remotes, canaries: without(live.canaries, remote), retired },
    entry: { action: 'retire', remote, build, ...(isRedirected && { redirects }), ...reasons },
  }
}

/** @throws CodedError if it is not live */
export function liveRelease({ remotes, retired = {} }: LiveSet, remote: string): RemoteRelease {
  refuseWhenRetired({ retired }, remote)
  const release = remotes[remote]
  if (!release)
    throw new CodedError('remote_not_found', { message: `The site has no remote ${remote} that is live.` })
  return release
}

function refuseWhenNeeded(
  remote: string,
  { owns }: RemoteRelease,
  others: LiveSet['remotes'],
  redirects: Redirects,
): void {
  const refuse = (message: string) => new CodedError('remote_needed', { message })
  if (owns.some(isAdminPath)) throw refuse(`${remote} has the back-office, where the site is administered.`)
  const isLast = !Object.values(others).some((other) => other.owns.some((path) => !isAdminPath(path)))
  if (isLast) throw refuse(`${remote} is the last remote with pages for visitors.`)
  if (owns.includes('/') && !Object.hasOwn(redirects, '/'))
    throw refuse(`${remote} has the home page: say where it leads, --redirect /=<path>.`)
}

function refuseWhenShown(remote: string, { slots = {} }: RemoteRelease, others: LiveSet['remotes']): void {
  const shown = Object.keys(slots).find((slot) => usersOf(others, slot).length > 0)
  if (shown === undefined) return
  const users = usersOf(others, shown).join(', ')
  throw new CodedError('slots_needed', {
    message: `${users} shows the slot ${shown} of ${remote}: release it without, or pass --force "<reason>".`,
  })
}

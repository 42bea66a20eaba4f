import type { RemoteRelease } from '@anyam/federation'
import { CodedError } from '@anyam/server/errors'
import type { LiveSet, Pin } from './live-set.ts'

const authorOf = ({ by, reason }: Pin) => (reason ? `${by}: ${reason}` : by)

/** @throws Error with the author, time and reason of the pin */
export function refuseWhenPinned({ pins, remotes }: LiveSet, remote: string): void {
  const pin = pins[remote]
  if (!pin) return
  throw new Error(
    `${remote} is pinned to ${remotes[remote]?.build} since ${pin.at} by ${authorOf(pin)}. Unpin it first.`,
  )
}

/** @throws CodedError with the author and time of the retirement */
export function refuseWhenRetired({ retired = {} }: Pick<LiveSet, 'retired'>, remote: string): void {
  const known = retired[remote]
  if (!known) return
  throw new CodedError('remote_retired', {
    message: `${remote} was retired at ${known.at} by ${authorOf(known)}. Roll it back first.`,
  })
}

/** The gate compared the build with the other remotes as they were then; one of them may have gone live since. */
export function refuseWhenInTheWay(live: LiveSet, remote: string, release: RemoteRelease): void {
  refuseWhenTaken(live, remote, release)
  const [lost] = lostSlots(live.remotes, remote, release)
  if (lost)
    throw new Error(`${remote} no longer offers the slot ${lost.slot}, which ${lost.users.join(', ')} shows.`)
}

/** Slots of a remote's live build that another build lacks, with the remotes whose live pages show them. */
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

export function refuseWhenTaken(
  { remotes }: Pick<LiveSet, 'remotes'>,
  remote: string,
  { owns }: RemoteRelease,
): void {
  for (const [other, live] of Object.entries(remotes)) {
    const taken = other === remote ? undefined : owns.find((path) => live.owns.includes(path))
    if (taken)
      throw new CodedError('path_taken', { message: `${remote} claims ${taken}, which belongs to ${other}.` })
  }
}

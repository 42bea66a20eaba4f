import { createPublicKey } from 'node:crypto'
import type { LiveSet } from '../live-set.ts'
import type { PublicKey } from './keys.ts'
import { isDelegated, type Trust, TrustError, trustIn, type WriteTrust, writeTrust } from './trust.ts'

export interface Team {
  remote: string
  /**
   * Paths that it may own, including everything below them; `/` stands only for that page. Undefined to keep
   * its paths.
   */
  owns?: string[] | undefined
  key: PublicKey
}

/**
 * Assigns a remote to a team with its own key. From then on only builds signed by this team are accepted.
 * @param live its builds must stay valid, because shells would refuse the whole set otherwise
 * @throws TrustError if another team has one of the paths, a live build has a path that is not listed, no
 * paths are known, or the key is invalid
 */
export async function setTeam(
  dataDir: string,
  { remote, owns: named, key }: Team,
  live: Pick<LiveSet, 'remotes' | 'canaries'>,
  write: WriteTrust = writeTrust,
): Promise<void> {
  const trust = trustIn(dataDir)?.()
  if (!trust) throw new TrustError('This site does not require signatures.')
  assertKey(key)
  const owns = named ?? trust.teams[remote]?.owns
  if (!owns) throw new TrustError(`${remote} has no team yet: name its paths.`)
  for (const [other, team] of Object.entries(trust.teams)) {
    const taken = other === remote ? undefined : owns.find((path) => team.owns.includes(path))
    if (taken) throw new TrustError(`${taken} belongs to ${other}.`)
  }
  assertCovers(owns, { remote, key, live })
  // Live builds are signed with the previous key, which stays valid until the team has released.
  const keys = [...new Set([...(trust.teams[remote]?.keys ?? []), key])]
  await write(dataDir, { ...trust, teams: { ...trust.teams, [remote]: { keys, owns } } })
}

interface Grant extends Pick<Team, 'remote' | 'key'> {
  live: Pick<LiveSet, 'remotes' | 'canaries'>
}

/** @throws TrustError if the live build or the canary has a path that is not below one of these */
function assertCovers(owns: readonly string[], { remote, key, live }: Grant): void {
  const builds = [live.remotes[remote], live.canaries[remote]].filter((build) => build !== undefined)
  const paths = builds.flatMap((build) => [...build.owns, ...(build.host?.serves ?? [])])
  const missing = [...new Set(paths)].filter((path) => !isDelegated(path, owns))
  if (missing.length === 0) return
  throw new TrustError(
    `${remote} is live at ${missing.join(', ')}, which this would take away from it. Nothing was changed. Give it all of its paths: pnpm release team add ${remote} ${[...owns, ...missing]} ${key}`,
  )
}

/**
 * Allows a team to own a path of another team as well, so that it can publish a build for the handover.
 * @throws TrustError if the remote has no team
 */
export async function allowPath(
  dataDir: string,
  { remote, path }: { remote: string; path: string },
  write: WriteTrust = writeTrust,
): Promise<void> {
  const trust = trustIn(dataDir)?.()
  if (!trust) throw new TrustError('This site does not require signatures.')
  const team = trust.teams[remote]
  if (!team) throw new TrustError(`${remote} has no team: add it first.`)
  const owns = [...new Set([...team.owns, path])].sort()
  await write(dataDir, { ...trust, teams: { ...trust.teams, [remote]: { ...team, owns } } })
}

/** Withdraws a key. @throws TrustError if the team does not have it, or has no other */
export async function withdrawKey(
  dataDir: string,
  { remote, key }: { remote: string; key: PublicKey },
  write: WriteTrust = writeTrust,
): Promise<void> {
  const trust = trustIn(dataDir)?.()
  const team = trust?.teams[remote]
  if (!trust || !team?.keys.includes(key)) throw new TrustError(`${remote} has no such key.`)
  if (team.keys.length === 1) throw new TrustError(`${remote} has no other key: add one first.`)
  const keys = team.keys.filter((one) => one !== key)
  await write(dataDir, { ...trust, teams: { ...trust.teams, [remote]: { ...team, keys } } })
}

export const teamsOf = ({ teams }: Trust): object[] =>
  Object.entries(teams).flatMap(([remote, { keys, owns }]) =>
    keys.map((key) => ({ remote, owns: owns.join(','), key })),
  )

/** @throws TrustError */
export function assertKey(key: PublicKey): void {
  try {
    const parsed = createPublicKey({ key: Buffer.from(key, 'base64'), type: 'spki', format: 'der' })
    if (parsed.asymmetricKeyType === 'ed25519') return
  } catch {}
  throw new TrustError('This is not a public Ed25519 key: SPKI in base64, as `release team key` prints it.')
}

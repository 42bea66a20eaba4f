import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { registryFolder } from '../registry/operator-file.ts'
import { StateFile } from '../registry/state-file.ts'
import { teamKeyFile } from './key-files.ts'
import { ensureKey, type PublicKey, publicKeyOf, readKey } from './keys.ts'
import { assertKey } from './teams.ts'
import { TrustError, trustIn, type WriteTrust, writeTrust } from './trust.ts'

/** Builder of a remote of the checkout outside the registry: the remote's image, or an operator. */
export type Holder = 'image' | 'operator'

const schema = z.object({ image: z.string().optional(), operator: z.string().optional() })
type Enrolled = Partial<Record<Holder, PublicKey>>

export const enrolledKeysIn = (dataDir: string, remote: string) =>
  new StateFile<Enrolled>(join(registryFolder(dataDir), 'teams', `${remote}.json`), schema, {})

/**
 * Keys that may sign builds of a remote of the checkout. A data folder creates one per remote, until the
 * remote's image enrols its own. A team with none of these keys has moved to its own repository.
 */
export async function checkoutKeys(dataDir: string, remote: string): Promise<PublicKey[]> {
  const enrolled = Object.values(await enrolledKeysIn(dataDir, remote).read())
  const file = teamKeyFile(dataDir, remote)
  const own = enrolled.length > 0 ? await readKey(file) : await ensureKey(file)
  return own ? [...enrolled, publicKeyOf(own)] : enrolled
}

interface EnrolledKey {
  remote: string
  holder: Holder
  key: PublicKey
  /** True if the store has builds of the remote, which may be signed with the previous key. */
  hasBuilds: boolean
}

/**
 * Makes builds valid that are signed with the holder's key, instead of the data folder's own key, which is
 * deleted. An image may enrol only one key. Does nothing if signatures are not required.
 * @throws TrustError if the remote has moved to a team's own repository, or its image has enrolled another
 * key
 */
export async function enrolKey(
  dataDir: string,
  { remote, holder, key, hasBuilds }: EnrolledKey,
  write: WriteTrust = writeTrust,
): Promise<void> {
  const trust = trustIn(dataDir)?.()
  if (!trust) return
  assertKey(key)
  const team = trust.teams[remote]
  if (team?.keys.includes(key)) return
  const present = await checkoutKeys(dataDir, remote)
  if (!team?.keys.some((one) => present.includes(one)))
    throw new TrustError(`${remote} is not a remote of the registry's checkout: an operator adds its team.`)
  const file = enrolledKeysIn(dataDir, remote)
  const enrolled = await file.read()
  if (holder === 'image' && enrolled.image && enrolled.image !== key)
    throw new TrustError(
      `The image of ${remote} signed with another key before. If that key is lost, an operator adds this one: ${key}`,
    )
  // Written first, so that a repeated request continues after a crash.
  await file.change((held) => ({ next: { ...held, [holder]: key }, result: undefined }))
  const isUnused = Object.keys(enrolled).length === 0 && !hasBuilds
  const keys = [...team.keys.filter((one) => !isUnused || !present.includes(one)), key]
  await write(dataDir, { ...trust, teams: { ...trust.teams, [remote]: { ...team, keys } } })
  await rm(teamKeyFile(dataDir, remote), { force: true })
}

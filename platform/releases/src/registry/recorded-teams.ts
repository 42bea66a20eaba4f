import { CodedError } from '@anyam/server/errors'
import { enrolledKeysIn } from '../trust/enrolled-keys.ts'
import { teamKeyFile } from '../trust/key-files.ts'
import { publicKeyOf, readKey } from '../trust/keys.ts'
import { type Trust, trustIn, writeTrust } from '../trust/trust.ts'
import { registryFolder } from './operator-file.ts'
import { recordIndexIn } from './records.ts'
import type { PendingEntry, RecordPort } from './state-file.ts'

const NAME = 'teams'

interface UnrecordedKey {
  remote: string
  key: string
}

/**
 * Keys in `trust.json` that were added without the registry. The keys of the checkout, whose private halves
 * are in the data folder, are not among them.
 */
export async function unrecordedKeys(
  dataDir: string,
  trust = trustIn(dataDir)?.(),
): Promise<UnrecordedKey[]> {
  const { teams: known } = await recordIndexIn(registryFolder(dataDir)).read()
  if (!known || !trust) return []
  const recorded = JSON.parse(known.body) as Trust['teams']
  const added = Object.entries(trust.teams).flatMap(([remote, { keys }]) =>
    keys.filter((key) => !recorded[remote]?.keys.includes(key)).map((key) => ({ remote, key })),
  )
  const isOwn = await Promise.all(
    added.map(async ({ remote, key }) => (await ownKeys(dataDir, remote)).includes(key)),
  )
  return added.filter((_, index) => !isOwn[index])
}

async function ownKeys(dataDir: string, remote: string): Promise<string[]> {
  const own = await readKey(teamKeyFile(dataDir, remote))
  const enrolled = Object.values(await enrolledKeysIn(dataDir, remote).read())
  return own ? [...enrolled, publicKeyOf(own)] : enrolled
}

export const unrecordedKeyText = ({ remote, key }: UnrecordedKey) =>
  `trust/trust.json has a key of ${remote} that was added without the registry. Builds of ${remote} are refused until it is withdrawn (release team withdraw ${remote} ${key}) or added (release team add ${remote} ${key}).`

/** @throws CodedError if a key of the remote was added without the registry */
export async function assertRecordedKeys(dataDir: string, remote: string): Promise<void> {
  const found = (await unrecordedKeys(dataDir)).find((one) => one.remote === remote)
  if (found) throw new CodedError('not_signed', { message: unrecordedKeyText(found) })
}

/** Makes the keys and paths of teams a record. Shells read them in `trust.json`, so this file is never replaced. */
export function recordTeams(dataDir: string, records: RecordPort): void {
  records.add(NAME, {
    read: async () => {
      const trust = trustIn(dataDir)?.()
      return trust && JSON.stringify(trust.teams)
    },
    problems: async () => (await unrecordedKeys(dataDir)).map(unrecordedKeyText),
  })
}

/**
 * Returns a function that writes `trust.json` after recording the teams.
 * @param added the key that the change adds
 */
export const recordedWrite =
  (records: RecordPort, entry: PendingEntry, added?: string) =>
  async (dataDir: string, trust: Trust): Promise<void> => {
    const [alien] = (await unrecordedKeys(dataDir, trust)).filter(({ key }) => key !== added)
    if (alien) throw new CodedError('not_signed', { message: unrecordedKeyText(alien) })
    const before = JSON.stringify(trustIn(dataDir)?.().teams)
    await records.commit(NAME, { before, next: JSON.stringify(trust.teams) }, entry)
    await writeTrust(dataDir, trust)
    await records.settle(NAME)
  }

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedFileError, readIfThere } from '@anyam/server/state-files'
import { JOURNAL } from './journal.ts'
import { liveSetOf } from './live-set.ts'
import { LIVE } from './live-set-file.ts'
import { acceptedFile } from './open-store.ts'
import { approvalsIn } from './registry/approvals.ts'
import { owedEntriesIn } from './registry/audit-log.ts'
import { owedNotificationsIn } from './registry/notifications/notifier.ts'
import { readTargets } from './registry/notifications/targets.ts'
import { readOperatorAccess, registryFolder } from './registry/operator-file.ts'
import { policyProposalIn } from './registry/policy-proposal.ts'
import { heldPolicy, refusedEdit } from './registry/policy-record.ts'
import { unrecordedKeys, unrecordedKeyText } from './registry/recorded-teams.ts'
import { recordIndexIn } from './registry/records.ts'
import { Tokens } from './registry/tokens.ts'
import { assertComplete, assertNamed } from './trust/assert-keys.ts'
import { enrolledKeysIn } from './trust/enrolled-keys.ts'
import { registryKey, teamKeyFile } from './trust/key-files.ts'
import { readKey } from './trust/keys.ts'
import { assertChained, assertSigned } from './trust/live-set-signature.ts'
import { trustIn } from './trust/trust.ts'

const LIVE_REMEDY =
  'Restore live.json and journal.ndjson of the folder "releases" from a backup. Until then visitors get the set that was accepted last, and nothing is released.'
const ACCEPTED_REMEDY = 'Nothing to do: a server that finds releases/live.json whole writes it again.'

/**
 * Reads all small files of the registry and the store in a data folder, and changes none.
 * @returns a sentence for each damaged one: its name, the damage, and how to recover
 */
export async function damagedFiles(dataDir: string): Promise<string[]> {
  const folder = registryFolder(dataDir)
  const teams = namesIn(join(folder, 'teams'))
  const remotesWith = (end: string) =>
    teams.flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : []))
  /** Each throws an error or returns a sentence if something is wrong. */
  const checks: (() => unknown)[] = [
    () => assertTrust(dataDir),
    () => new Tokens(folder).list(),
    () => approvalsIn(folder).read(),
    () => owedEntriesIn(folder).read(),
    () => policyProposalIn(folder).read(),
    () => recordIndexIn(folder).read(),
    () => unrecordedKeys(dataDir).then(([found]) => found && unrecordedKeyText(found)),
    () => owedNotificationsIn(folder).read(),
    () => readTargets(folder),
    () => heldPolicy(folder, async () => ({ remotes: [] })).then(refusedEdit),
    () => readOperatorAccess(dataDir),
    ...remotesWith('.json').map((remote) => () => enrolledKeysIn(dataDir, remote).read()),
    ...remotesWith('.pem').map((remote) => () => readKey(teamKeyFile(dataDir, remote))),
    () => assertLive(dataDir),
    () => assertAccepted(dataDir),
  ]
  const sentences = await Promise.all(checks.map(sentenceOf))
  // Trust is read by several checks.
  return [...new Set(sentences.flat())]
}

async function sentenceOf(check: () => unknown): Promise<string[]> {
  try {
    const sentence = await check()
    return typeof sentence === 'string' ? [sentence] : []
  } catch (error) {
    if (!(error instanceof Error)) return [String(error)]
    // The registry's folder is for the registry only.
    return 'code' in error && error.code === 'EACCES' ? [] : [error.message]
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

async function assertTrust(dataDir: string): Promise<void> {
  const trust = trustIn(dataDir)?.()
  // In containers only the registry has its folder.
  if (namesIn(registryFolder(dataDir)).length > 0) assertComplete(dataDir, trust)
  const key = trust && (await registryKey(dataDir))
  if (key) assertNamed(dataDir, trust, key)
}

function assertLive(dataDir: string): void {
  const path = join(dataDir, 'releases', LIVE)
  const trust = trustIn(dataDir)
  const text = readIfThere(path)?.toString()
  const journal = readIfThere(join(dataDir, 'releases', JOURNAL))?.toString() ?? ''
  if (text === undefined) {
    if (journal) throw new DamagedFileError(path, 'is missing', LIVE_REMEDY)
    return
  }
  const live = asDamage(path, LIVE_REMEDY, () => {
    const set = liveSetOf(text)
    if (trust) assertSigned(set, trust())
    return set
  })
  if (trust && live.revision > 0)
    asDamage(join(dataDir, 'releases', JOURNAL), LIVE_REMEDY, () => assertChained(live, journal, false))
}

function assertAccepted(dataDir: string): void {
  const path = acceptedFile(dataDir)
  const text = readIfThere(path)?.toString()
  const trust = trustIn(dataDir)
  if (text !== undefined && trust)
    asDamage(path, ACCEPTED_REMEDY, () => assertSigned(liveSetOf(text, path), trust()))
}

/** Names the file in errors that speak of its content. @throws DamagedFileError */
function asDamage<T>(path: string, remedy: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DamagedFileError(path, `is damaged: ${reason.replace(/\.$/, '')}`, remedy)
  }
}

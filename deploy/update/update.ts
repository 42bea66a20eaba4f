import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VERSION } from '@anyam/server/version'
import { isOlder, OLDEST_WORKING } from '../../api/src/db/schema-version.ts'
import { prepareDatabase } from '../../api/src/prepare.ts'
import type { ApiSettings } from '../../api/src/settings.ts'
import { buildWhatIsDue } from '../../scripts/product.ts'
import { step } from '../../scripts/step.ts'
import { unpackArchive } from '../backup/archive.ts'
import { readBackupKeys } from '../backup/encryption.ts'
import { makeBackup } from '../backup/routine.ts'
import { examine } from '../doctor/examine.ts'
import { withTrial } from '../trial.ts'
import { readRecord, type UpdateRecord, writeRecord } from './record.ts'
import { type Offered, offerBuilds } from './releases.ts'
import { type Survey, survey } from './survey.ts'

/** The data that an update changes. */
export interface Site {
  settings: ApiSettings
  databaseUrl: string
  backupDir: string
}

/** Checks of the doctor that an update needs; the others are about a running site. */
const NEEDED = ['disk', 'clock', 'trust', 'state', 'files', 'releases', 'databases']

/** The update that was interrupted, or a new one; undefined if there is nothing to do. */
function recordOf({ from, pending, remotes, live }: Survey, known: UpdateRecord | undefined) {
  if (known && !known.finishedAt) return { ...known, to: VERSION }
  const isDue = pending.length > 0 || remotes.some(({ standing }) => standing === 'due')
  if (from === undefined || !isDue) return undefined
  return { from, to: VERSION, startedAt: new Date().toISOString(), live, released: {} }
}

/** Says what an update would do. Changes nothing. */
export async function plan({ settings, databaseUrl, backupDir }: Site): Promise<string> {
  const found = await survey(settings, databaseUrl)
  const record = recordOf(found, readRecord(settings.dataDir))
  if (!record) return nothingToDo(found)
  const due = found.remotes.filter(({ standing }) => standing === 'due').map(({ name }) => name)
  const waiting = found.remotes.filter(({ standing }) => standing === 'waiting').map(({ name }) => name)
  return [
    `From ${record.from} to ${record.to}:`,
    record.backup ? `- Backup: made, ${record.backup}` : `- Backup into ${backupDir}, then read back`,
    `- Migrations: ${found.pending.join(', ') || 'none'}`,
    `- Builds offered to the gate: ${due.join(', ') || 'none'}`,
    ...(waiting.length > 0 ? [`- Released by others, and left to them: ${waiting.join(', ')}`] : []),
    `- Pages opened on servers of ${VERSION} that no visitor reaches`,
    ...(isOlderSite(found) ? ['- Builds go live once the servers have been restarted.'] : []),
    wayBack(record),
  ].join('\n')
}

const nothingToDo = ({ from }: Survey) =>
  from === undefined
    ? 'The database is empty: `npm start` sets it up.'
    : `Version ${VERSION} is complete: no migration is pending, and no build is due.`

const isOlderSite = ({ running }: Survey) => running !== undefined && running !== VERSION

const wayBack = ({ from }: UpdateRecord) =>
  isOlder(from, OLDEST_WORKING)
    ? `Version ${from} does not work with the new schema: only the backup leads back to it.`
    : `Version ${from} works with the new schema: it can be started again.`

/**
 * Updates a site to this checkout's version. Each step can be repeated: a run after an interrupted one completes it.
 * @returns a summary in sentences
 * @throws Error with the failed step and the state of the site
 */
export async function update(site: Site): Promise<string> {
  const { settings, databaseUrl } = site
  const found = await survey(settings, databaseUrl)
  let record = recordOf(found, readRecord(settings.dataDir))
  if (!record) return nothingToDo(found)
  const save = async (changes: Partial<UpdateRecord>) => {
    record = { ...(record as UpdateRecord), ...changes }
    await writeRecord(settings.dataDir, record)
  }
  const untouched = `Nothing has changed for visitors: version ${record.from} runs, or can be started, as before.`

  await orElse(untouched, async () => {
    await step('Checks', () => assertSound(site))
    await save({})
    if (!record?.backup || !existsSync(record.backup))
      await save({ backup: await step('Backup', () => backUpAndRead(site)) })
    await step('Builds', (progress) => buildWhatIsDue(settings, undefined, progress))
    await step('Schema', () => prepareDatabase(databaseUrl, settings))
  })
  const migrated = `The schema is that of ${VERSION}. ${wayBack(record)} \`npm run update\` continues; \`npm run update -- --back\` returns.`
  return orElse(migrated, async () => {
    const isLive = !isOlderSite(found)
    const { offered, pages } = await tryServers(site, isLive, (passed) =>
      save({ released: { ...record?.released, ...passed } }),
    )
    const isComplete = isLive && offered.declined.length === 0
    if (isComplete) await save({ finishedAt: new Date().toISOString() })
    return summary(record as UpdateRecord, found, offered, pages)
  })
}

async function orElse<T>(state: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${state}`, { cause: error })
  }
}

async function assertSound({ settings, databaseUrl, backupDir }: Site): Promise<void> {
  const findings = await examine({ settings, databaseUrl, backupDir, checks: NEEDED })
  const wrong = findings.filter(({ state }) => state === 'bad').map(({ check, text }) => `${check}: ${text}`)
  if (wrong.length > 0) throw new Error(`The update does not start. ${wrong.join('\n')}`)
}

/** A backup that cannot be read is no way back. One that this machine cannot decrypt is not read. */
async function backUpAndRead({ settings, databaseUrl, backupDir }: Site): Promise<string> {
  const { recipient, identity } = readBackupKeys()
  const { path } = await makeBackup({ dir: backupDir, databaseUrl, settings, recipient })
  if (recipient && !identity) return path
  const folder = await mkdtemp(join(tmpdir(), 'arunika-update-'))
  try {
    await unpackArchive(path, folder, identity)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return path
}

/** Offers the builds to the gate and opens pages, both on servers of this version that no visitor reaches. */
async function tryServers(
  { settings, databaseUrl }: Site,
  isLive: boolean,
  release: (passed: Record<string, string>) => Promise<void>,
): Promise<{ offered: Offered; pages: number }> {
  const { dataDir, publicUrl } = settings
  const logs = join(dataDir, 'logs/update')
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PUBLIC_URL: publicUrl }
  return withTrial(env, logs, async ({ apiUrl, lmsUrl, openPages }) => {
    const offered = await step('Gate and releases', (progress) =>
      offerBuilds(settings, { apiUrl, lmsUrl, isLive, release }, progress),
    )
    const pages = await step('Pages', openPages)
    return { offered, pages }
  })
}

function summary(record: UpdateRecord, found: Survey, { passed, declined }: Offered, pages: number): string {
  const waiting = found.remotes.filter(({ standing }) => standing === 'waiting').map(({ name }) => name)
  const names = Object.keys(passed).join(', ') || 'none'
  const isLive = !isOlderSite(found)
  return [
    `Updated from ${record.from} to ${record.to}: ${found.pending.length} migrations, ${pages} pages open.`,
    `Backup: ${record.backup}`,
    `${isLive ? 'Builds made live' : 'Builds that passed the gate'}: ${names}.`,
    ...declined.map(
      ({ remote, build, reasons }) =>
        `${remote} ${build} did not pass the gate, and the build before it stays live:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`,
    ),
    ...(waiting.length > 0
      ? [
          `Released by others, and left to them: ${waiting.map((name) => `pnpm release promote ${name}`).join(', ')}`,
        ]
      : []),
    isLive
      ? `Start the servers of ${VERSION}: npm start.`
      : `Servers of version ${found.running} are running: restart them, then run the same command again. It makes the builds live.`,
  ].join('\n')
}

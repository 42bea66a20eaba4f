import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { openStore } from '@anyam/releases/open-store'
import type { ReleaseStore } from '@anyam/releases/store'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { prepareDatabase } from '../../api/src/prepare.ts'
import { runApi } from '../../api/src/run-api.ts'
import { readApiSettings } from '../../api/src/settings.ts'
import { approvalsIn } from '../../platform/releases/src/registry/approvals.ts'
import { owedEntriesIn } from '../../platform/releases/src/registry/audit-log.ts'
import { owedNotificationsIn } from '../../platform/releases/src/registry/notifications/notifier.ts'
import { registryFolder, writeOperatorAccess } from '../../platform/releases/src/registry/operator-file.ts'
import { policyProposalIn } from '../../platform/releases/src/registry/policy-proposal.ts'
import { policyRecordIn } from '../../platform/releases/src/registry/policy-record.ts'
import { recordIndexIn } from '../../platform/releases/src/registry/records.ts'
import { Tokens } from '../../platform/releases/src/registry/tokens.ts'
import { enrolledKeysIn } from '../../platform/releases/src/trust/enrolled-keys.ts'
import { registryKey } from '../../platform/releases/src/trust/key-files.ts'
import { prepareTrust } from '../../platform/releases/src/trust/prepare.ts'
import { checkoutOf, storeSignedBuild } from '../../platform/releases/test/builds.ts'
import { renewApplicantKeys } from '../backup/applicant-keys.ts'
import { withClient } from '../backup/tables.ts'
import { writeRecord } from '../update/record.ts'
import { smallFiles } from './small-files.ts'

const at = new Date().toISOString()
let dir: string
let dataDir: string
let backupDir: string
let database: EmbeddedDatabase
let api: Awaited<ReturnType<typeof runApi>>
/** The store as a running shell has it. */
let shell: ReleaseStore

/** Sentences of the doctor about damaged files. */
async function sentences(): Promise<string[]> {
  const outcomes = [await smallFiles({ dataDir }, database.url, backupDir)].flat()
  return outcomes.flatMap(({ state, text }) => (state === 'bad' ? [text] : []))
}

const pathOf = (name: string) => (name === KEYS ? join(backupDir, name) : join(dataDir, name))
const contentOf = (name: string) => readFile(pathOf(name), 'utf8').catch(() => undefined)

const NOTIFICATION = {
  ...{ id: 'a1', event: 'promoted' as const, remote: 'mf-news', build: 'a1', at },
  link: 'https://site.example/admin/releases',
}

/** Writes each small file that the product has not written by itself. */
async function fill(): Promise<void> {
  const folder = registryFolder(dataDir)
  await new Tokens(folder).create(
    { remote: 'mf-news', name: 'ci', scopes: ['publish'], days: 1 },
    'ana@site.example',
  )
  const command = JSON.stringify({ name: 'promote', remote: 'mf-news', build: 'a1' })
  await approvalsIn(folder).change(() => ({ next: [{ command, by: 'ana', at }], result: undefined }))
  const entry = { actor: 'shell', action: 'commanded' as const, title: 'halt mf-news a1' }
  await owedEntriesIn(folder).change(() => ({ next: [entry], result: undefined }))
  const owed = { target: 'team', attempts: 1, next: 1, notification: NOTIFICATION }
  await owedNotificationsIn(folder).change(() => ({ next: { waiting: [], owed: [owed] }, result: undefined }))
  const proposal = { text: '{}', basedOn: 1, reason: 'the fair', by: 'ana', parties: ['person ana'], at }
  await policyProposalIn(folder).replace(proposal)
  const text = '{"approvals": [{"remotes": ["mf-other"]}]}'
  await recordIndexIn(folder).replace({ tokens: { version: 1, body: '[]' } })
  await policyRecordIn(folder).replace({ version: 1, text, by: 'ana', at })
  await enrolledKeysIn(dataDir, 'mf-guest').change(() => ({ next: { image: 'MCow1' }, result: undefined }))
  await writeOperatorAccess(dataDir, { url: 'http://127.0.0.1:1', token: 'of-this-test-1' })
  await writeFile(join(folder, 'policy.json'), text)
  await writeFile(join(folder, 'notifications.json'), '{"targets": []}')
  await writeRecord(dataDir, {
    from: '0.2.0',
    to: '0.3.0',
    startedAt: at,
    live: {},
    released: {},
    finishedAt: at,
  })
  await mkdir(backupDir, { recursive: true })
  await withClient(database.url, async (client) => {
    await client.query("insert into deleted_applications (name) values ('gone')")
    await renewApplicantKeys(client, pathOf(KEYS))
  })
}

const KEYS = 'applicants.keys'
const LIVE = ['releases/live.json', 'releases/journal.ndjson']
const REGISTRY = [
  'tokens.json',
  'approvals.json',
  'owed-log-entries.json',
  'policy-in-force.json',
  'policy-proposal.json',
  'records.json',
  'owed-notifications.json',
  'teams/mf-guest.json',
]
/** Files with a checksum, a signature or a fingerprint, in which a single altered character is noticed. */
const CHECKED = [
  'secret.key',
  'trust/trust.json',
  'registry/registry.pem',
  ...REGISTRY.map((name) => `registry/${name}`),
  'registry/operator.json',
  ...LIVE,
  'accepted/live.json',
  'update.json',
  KEYS,
]
/** Files that people write, or that are tried by a log-in. */
const ALL = [
  ...CHECKED,
  'registry/policy.json',
  'registry/notifications.json',
  'postgres-password.txt',
  'registry/teams/mf-news.pem',
]
/** Files without which nothing is wrong, or of which there may be none. */
const MAY_BE_MISSING = [
  ...REGISTRY.map((name) => `registry/${name}`),
  'registry/operator.json',
  'registry/notifications.json',
  'registry/teams/mf-news.pem',
  'accepted/live.json',
  'update.json',
  KEYS,
]

const otherDigit = (digit: string) => (digit === '1' ? '2' : '1')
const DAMAGES: [title: string, textOf: (before: string) => string | undefined][] = [
  ['emptied', () => ''],
  ['cut off', (before) => before.slice(0, before.length / 8)],
  ['filled with zeros', (before) => '\0'.repeat(before.length)],
  // The last character of a secret.key in base64 has bits that do not count.
  [
    'altered in one character',
    (before) => before.slice(0, -1).replace(/\d(?=\D*$)/, otherDigit) + before.slice(-1),
  ],
  ['removed', () => undefined],
]

/** True if no reader can tell that this is damage. */
function isUnseen(name: string, title: string): boolean {
  if (title === 'removed') return MAY_BE_MISSING.includes(name)
  if (name === 'postgres-password.txt') return title !== 'emptied'
  return title === 'altered in one character' && !CHECKED.includes(name)
}

async function damage(name: string, text: string | undefined): Promise<void> {
  if (text === undefined) await rm(pathOf(name))
  else await writeFile(pathOf(name), text)
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-small-files-'))
  dataDir = join(dir, 'data')
  backupDir = join(dir, 'backups')
  const store = { dataDir, releasesS3: undefined }
  await prepareTrust(store, await checkoutOf(join(dir, 'checkout'), ['mf-news']))
  const registry = await openStore(store, { key: await registryKey(dataDir) })
  await storeSignedBuild(registry, dataDir, { remote: 'mf-news', build: 'a1' })
  await registry.promote('mf-news', 'a1')
  shell = await openStore(store, { report: () => {} })
  expect(shell.live().remotes['mf-news']?.build).toBe('a1')
  database = await startEmbeddedDatabase({ dataDir })
  const settings = readApiSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  await prepareDatabase(database.url, { ...settings, adminPassword: 'only-for-this-test' })
  api = await runApi(database.url, settings, { port: 0, graceMs: 0 })
  await fill()
})
afterAll(async () => {
  await api?.stop()
  await database?.stop()
  await rm(dir, { recursive: true, force: true })
})

it('whatever happens to a small file, running servers go on, nothing is overwritten, and the doctor names it', async () => {
  expect(await sentences()).toEqual([])
  for (const name of ALL) {
    const before = await contentOf(name)
    if (before === undefined) throw new Error(`${name} is missing.`)
    for (const [title, textOf] of DAMAGES) {
      const text = textOf(before)
      const which = `${name} ${title}`
      await damage(name, text)
      const found = (await sentences()).filter((sentence) => sentence.includes(basename(name)))
      expect(found.length > 0, which).toBe(!isUnseen(name, title))
      expect(shell.live().remotes['mf-news']?.build, which).toBe('a1')
      expect((await fetch(`${api.url}/api/articles`)).status, which).toBe(200)
      expect(await contentOf(name), which).toBe(text)
      await writeFile(pathOf(name), before)
    }
  }
  expect(await sentences()).toEqual([])
})

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runningDatabaseUrl } from '../../api/src/db/embedded/running.ts'
import { approvalsIn } from '../../releases/src/registry/approvals.ts'
import { owedEntriesIn } from '../../releases/src/registry/audit-log.ts'
import { registryFolder } from '../../releases/src/registry/operator-file.ts'
import { seenPolicyIn } from '../../releases/src/registry/seen-policy.ts'
import { Tokens } from '../../releases/src/registry/tokens.ts'
import { enrolledKeysIn } from '../../releases/src/trust/enrolled-keys.ts'
import { type CopyOfProduct, startCopy } from '../../scripts/copy-of-product.ts'
import { renewApplicantKeys } from '../backup/applicant-keys.ts'
import { withClient } from '../backup/tables.ts'
import { visit } from '../load.ts'
import { writeRecord } from '../update/record.ts'
import { smallFiles } from './small-files.ts'

let dir: string
let dataDir: string
let backupDir: string
let databaseUrl: string
let product: CopyOfProduct | undefined
const at = new Date().toISOString()

const start = async () => {
  product = await startCopy({ DATA_DIR: dataDir })
  databaseUrl = runningDatabaseUrl(dataDir) ?? ''
}
const stop = async () => {
  await product?.stop()
  product = undefined
}

/** Sentences of the doctor about damaged files. */
async function sentences(): Promise<string[]> {
  const outcomes = [await smallFiles({ dataDir }, databaseUrl, backupDir)].flat()
  return outcomes.flatMap(({ state, text }) => (state === 'bad' ? [text] : []))
}

const pathOf = (name: string) => (name === KEYS ? join(backupDir, name) : join(dataDir, name))
const contentOf = (name: string) => readFile(pathOf(name), 'utf8').catch(() => undefined)

/** Writes each small file that the product has not written by itself. */
async function fill(): Promise<void> {
  const folder = registryFolder(dataDir)
  await new Tokens(folder).create(
    { remote: 'mf-news', name: 'ci', scopes: ['publish'], days: 1 },
    'ana@site.example',
  )
  const command = JSON.stringify({ name: 'promote', remote: 'mf-news', build: 'a1' })
  await approvalsIn(folder).change(() => ({ next: [{ command, by: 'ana', at }], result: undefined }))
  const entry = { actor: 'shell', action: 'commanded' as const, title: 'halt' }
  await owedEntriesIn(folder).change(() => ({ next: [entry], result: undefined }))
  await seenPolicyIn(folder).change(() => ({ next: { sha256: 'a1' }, result: undefined }))
  await enrolledKeysIn(dataDir, 'mf-guest').change(() => ({ next: { image: 'MCow' }, result: undefined }))
  await writeFile(join(folder, 'policy.json'), '{"approvals": [{"remotes": ["mf-other"]}]}')
  await writeRecord(dataDir, {
    from: '0.2.0',
    to: '0.3.0',
    startedAt: at,
    live: {},
    released: {},
    finishedAt: at,
  })
  await mkdir(backupDir, { recursive: true })
  await withClient(databaseUrl, async (client) => {
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
  'policy-seen.json',
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
const ALL = [...CHECKED, 'registry/policy.json', 'postgres-password.txt', 'registry/teams/mf-news.pem']
/** Files without which nothing is wrong, or of which there may be none. */
const MAY_BE_MISSING = [
  ...REGISTRY.map((name) => `registry/${name}`),
  'registry/operator.json',
  'registry/teams/mf-news.pem',
  'accepted/live.json',
  'update.json',
  KEYS,
]

const otherDigit = (digit: string) => (digit === '1' ? '2' : '1')
const DAMAGES: [title: string, textOf: (before: string) => string | undefined][] = [
  ['emptied', () => ''],
  ['cut off', (before) => before.trimEnd().slice(0, before.trimEnd().length / 2)],
  ['filled with zeros', (before) => '\0'.repeat(before.length)],
  ['altered in one character', (before) => before.replace(/\d(?=\D*$)/, otherDigit)],
  ['removed', () => undefined],
]

/** True if nobody can tell that this damage is one. */
const isUnseen = (name: string, title: string, before: string) =>
  (title === 'removed' && MAY_BE_MISSING.includes(name)) ||
  (title === 'altered in one character' && !CHECKED.includes(name)) ||
  (title === 'cut off' && ['postgres-password.txt'].includes(name)) ||
  (title === 'filled with zeros' && name === 'postgres-password.txt') ||
  before === ''

async function damage(name: string, text: string | undefined): Promise<void> {
  if (text === undefined) await rm(pathOf(name))
  else await writeFile(pathOf(name), text)
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-small-files-'))
  dataDir = join(dir, 'data')
  backupDir = join(dir, 'backups')
  await start()
  await fill()
}, patience(300_000))
afterAll(async () => {
  await stop()
  await rm(dir, { recursive: true, force: true })
})

it('whatever happens to a small file of a running site, visitors are served, nothing is overwritten, and the doctor names it', {
  timeout: patience(300_000),
}, async () => {
  expect(await sentences()).toEqual([])
  for (const name of ALL) {
    const before = await contentOf(name)
    if (before === undefined) throw new Error(`${name} is missing.`)
    for (const [title, textOf] of DAMAGES) {
      const text = textOf(before)
      await damage(name, text)
      const found = (await sentences()).filter((sentence) => sentence.includes(basename(name)))
      if (isUnseen(name, title, before)) expect(found, `${name} ${title}`).toEqual([])
      else expect(found, `${name} ${title}`).not.toEqual([])
      expect((await visit(product?.url ?? '', `/?${name}-${title}`)).status, `${name} ${title}`).toBe(200)
      expect(await contentOf(name), `${name} ${title}`).toBe(text)
      await writeFile(pathOf(name), before)
    }
  }
  expect(await sentences()).toEqual([])
})

/** A start reads them, and each is damaged in another way. */
const STARTED_WITH: Record<string, number> = {
  'registry/tokens.json': 3,
  'registry/approvals.json': 2,
  'registry/owed-log-entries.json': 1,
  'registry/policy-seen.json': 0,
  'registry/policy.json': 1,
  'registry/teams/mf-guest.json': 3,
  'update.json': 2,
  [KEYS]: 3,
}

it('a start with damaged files of the registry shows the site, overwrites none, and names each', {
  timeout: patience(300_000),
}, async () => {
  await stop()
  const texts: Record<string, [before: string, damaged: string]> = {}
  for (const [name, way] of Object.entries(STARTED_WITH)) {
    const before = (await contentOf(name)) ?? ''
    const text = DAMAGES[way]?.[1](before) ?? ''
    texts[name] = [before, text]
    await damage(name, text)
  }
  // The next start writes these again.
  for (const name of ['registry/operator.json', 'accepted/live.json']) await damage(name, '')
  await start()
  expect((await visit(product?.url ?? '', '/')).status).toBe(200)
  const found = await sentences()
  for (const [name, [, damaged]] of Object.entries(texts)) {
    expect(await contentOf(name), name).toBe(damaged)
    expect(
      found.filter((sentence) => sentence.includes(basename(name))),
      name,
    ).toHaveLength(1)
  }
  expect(found).toHaveLength(Object.keys(texts).length)
  await stop()
  for (const [name, [before]] of Object.entries(texts)) await writeFile(pathOf(name), before)
})

it.each(['trust/trust.json', 'registry/registry.pem'])(
  'a start with a damaged %s releases nothing, and the restored file counts without another start',
  { timeout: patience(300_000) },
  async (name) => {
    await stop()
    const before = (await contentOf(name)) ?? ''
    const live = await contentOf('releases/live.json')
    for (const [title, textOf] of DAMAGES.slice(3, 4)) {
      const text = textOf(before)
      await damage(name, text)
      await start()
      const { status } = await visit(product?.url ?? '', '/')
      console.log(name, title, status)
      expect(await contentOf(name)).toBe(text)
      expect(await contentOf('releases/live.json')).toBe(live)
      expect((await sentences()).join()).toContain(basename(name))
      await writeFile(pathOf(name), before)
      await expect.poll(async () => (await visit(product?.url ?? '', '/articles')).status).toBe(200)
      await stop()
    }
  },
)

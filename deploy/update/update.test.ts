import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { publish } from '@anyam/releases/publish'
import { START } from '@anyam/releases/publish-live'
import { remotesIn } from '@anyam/releases/remotes'
import { ReleaseStore } from '@anyam/releases/store'
import { freePort } from '@anyam/server/node'
import { VERSION } from '@anyam/server/version'
import { patience } from '@arunika/testing/patience'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { rowsIn } from '../../api/test/support/database-contents.ts'
import { addAlteredBuild } from '../../platform/releases/test/altered-build.ts'
import { withClient } from '../backup/tables.ts'
import { FROZEN, thaw } from '../frozen/frozen.ts'
import { readRecord } from './record.ts'

const root = join(import.meta.dirname, '../..')
/** Live builds of the older version; this version's differ from them. */
const OLD = { 'mf-careers': 'ab0123456789', 'mf-news': '0123456789ab' }
let folder: string
let dataDir: string
let env: NodeJS.ProcessEnv

type Rows = Awaited<ReturnType<typeof rowsIn>>
let rowsBefore: Rows
let ownBuilds: Record<string, string>

const store = () => new ReleaseStore(join(dataDir, 'releases'))
async function liveBuilds(): Promise<Record<string, string>> {
  const releases = store()
  await releases.refresh()
  return Object.fromEntries(
    Object.entries(releases.live().remotes).map(([remote, { build }]) => [remote, build]),
  )
}

async function inDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const database = await startEmbeddedDatabase({ dataDir })
  return work(database.url).finally(() => database.stop())
}

/** A site of 0.2.0: its used database, and a release store in which a start has released all remotes. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arunika-update-test-'))
  dataDir = join(folder, 'data')
  rowsBefore = await inDatabase(async (url) => {
    await thaw(join(FROZEN, '0.2.0.json.gz'), url)
    return withClient(url, rowsIn)
  })
  const releases = store()
  for (const remote of remotesIn(root)) {
    const { build } = await publish(releases, join(root, remote), { by: START })
    await releases.promote(remote, build, { by: START })
  }
  ownBuilds = await liveBuilds()
  for (const [remote, build] of Object.entries(OLD)) {
    await addAlteredBuild(releases, remote, build)
    await releases.promote(remote, build, { by: START })
  }
  env = {
    ...process.env,
    DATA_DIR: dataDir,
    BACKUP_DIR: join(folder, 'backups'),
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
  }
}, patience(240_000))
afterAll(() => rm(folder, { recursive: true, force: true }))

const command = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/update.ts', ...args], { cwd: root, env })

/** Runs the update, and kills it once it prints that this step runs. */
async function killAt(step: string): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, ['scripts/update.ts'], {
    cwd: root,
    env,
    stdio: 'pipe',
  })
  const ended = once(child, 'exit')
  if (!child.stdout) throw new Error('It has no output.')
  for await (const text of createInterface({ input: child.stdout }))
    if (text.startsWith(`… ${step}`)) child.kill('SIGKILL')
  expect(await ended, step).toEqual([null, 'SIGKILL'])
}

it('says what an update would do, and changes nothing', async () => {
  const { stdout } = await command('--plan')
  expect(stdout).toContain(`From 0.2.0 to ${VERSION}:`)
  expect(stdout).toMatch(/^- Migrations: \d{4}_/m)
  expect(stdout).toContain('- Builds offered to the gate: mf-careers, mf-news\n')
  expect(stdout).toContain('Version 0.2.0 works with the new schema')
  expect(readRecord(dataDir)).toBeUndefined()
  expect(await inDatabase((url) => withClient(url, rowsIn))).toEqual(rowsBefore)
})

it('an update that is killed at a step begins again, and makes no build live before the gate has passed it', {
  timeout: patience(600_000),
}, async () => {
  for (const step of ['Checks', 'Backup', 'Builds', 'Schema', 'Gate and releases']) await killAt(step)
  expect(await liveBuilds()).toEqual({ ...ownBuilds, ...OLD })
  expect(readRecord(dataDir)).toMatchObject({ from: '0.2.0', backup: expect.any(String) })
})

it('the same command finishes it: what the gate passes goes live, and what it refuses does not', {
  timeout: patience(600_000),
}, async () => {
  const { stdout } = await command()
  expect(stdout).toContain(`Updated from 0.2.0 to ${VERSION}`)
  expect(stdout).toMatch(/\b\d+ pages open/)
  expect(stdout).toContain('Builds made live: mf-careers.')
  // The frozen database is without its pictures.
  expect(stdout).toMatch(
    /^mf-news \w+ did not pass the gate, and the build before it stays live:\n.*\/uploads\/articles\//m,
  )
  expect(await liveBuilds()).toEqual({ ...ownBuilds, 'mf-news': OLD['mf-news'] })
  expect(await store().verdict('mf-careers', ownBuilds['mf-careers'] ?? '')).toMatchObject({
    outcome: 'passed',
  })
})

it('goes back to the builds of before, and says what that cannot undo and what was saved meanwhile', async () => {
  await inDatabase((url) =>
    withClient(url, (client) =>
      client.query("insert into categories (name) values ('Of the newer version')"),
    ),
  )
  const { stdout } = await command('--back')
  expect(stdout).toContain('Live as before the update: mf-careers.')
  expect(stdout).toContain('Version 0.2.0 works with this database')
  expect(stdout).toContain('Saved since the update, and still there: 1 of categories.')
  expect(stdout).toContain(`What ${VERSION} cannot undo:`)
  expect(await liveBuilds()).toEqual({ ...ownBuilds, ...OLD })
  expect(readRecord(dataDir)).toBeUndefined()
})

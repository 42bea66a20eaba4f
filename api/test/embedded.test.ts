import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { POSTGRES_MAJOR } from '../src/db/embedded/cluster.ts'
import { processIdentity } from '../src/db/embedded/folder-lock.ts'
import { type EmbeddedDatabaseOptions, startEmbeddedDatabase } from '../src/db/embedded.ts'
import { createDataDir } from './support/test-api.ts'

async function ownFolder() {
  const { dataDir, remove } = await createDataDir()
  onTestFinished(remove)
  // Creating a database each time would take a second or more.
  await cp(inject('freshDataDir'), dataDir, { recursive: true })
  return dataDir
}

async function start(options: EmbeddedDatabaseOptions) {
  const database = await startEmbeddedDatabase(options)
  onTestFinished(() => database.stop())
  return database
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const serverPid = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Runs the database in a separate process and resolves with its URL. */
async function startInOtherProcess(dataDir: string): Promise<{ owner: ChildProcess; url: string }> {
  const owner = spawn(process.execPath, [join(import.meta.dirname, 'support', 'own-database.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    owner.kill('SIGKILL')
  })
  const url = await new Promise<string>((resolve) => {
    owner.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return { owner, url }
}

describe('the embedded database', () => {
  it('is PostgreSQL 18 with a password, syncs to disk, and stores what it gets', async () => {
    const dataDir = await ownFolder()
    const first = await startEmbeddedDatabase({ dataDir })
    expect(await query(first.url, 'show server_version_num')).toEqual([
      { server_version_num: expect.stringMatching(/^18/) },
    ])
    expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    await query(first.url, 'create table kept (n int); insert into kept values (42)')
    await first.stop()
    await first.stop()
    const second = await start({ dataDir })
    expect(await query(second.url, 'select n from kept')).toEqual([{ n: 42 }])
    const open = second.url.replace(/:[^:@/]+@/, ':wrong@')
    await expect(query(open, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await stat(join(dataDir, 'postgres-password.txt'))).mode & 0o777).toBe(0o600)
  })

  it('of another major version stays untouched, and the sentence names both versions', async () => {
    const dataDir = await ownFolder()
    const version = join(dataDir, 'postgres', 'PG_VERSION')
    await writeFile(version, '17\n')
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
      /is of PostgreSQL 17, and this version of the product has PostgreSQL 18/,
    )
    await writeFile(version, `${POSTGRES_MAJOR}\n`)
    const database = await start({ dataDir })
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('without its password is named with the file, stops, and is there again with it', async () => {
    const dataDir = await ownFolder()
    const file = join(dataDir, 'postgres-password.txt')
    const password = await readFile(file, 'utf8')
    for (const [text, problem] of [
      ['', 'is missing or empty'],
      [password.slice(0, 9), 'does not hold its password'],
      ['\0'.repeat(32), 'does not hold its password'],
    ] as const) {
      await writeFile(file, text)
      await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(`postgres-password.txt ${problem}, so`)
    }
    await rm(file)
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow('is missing or empty')
    await writeFile(file, password)
    const database = await start({ dataDir })
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('Promise 10: is refused in one sentence to a second copy, and the first goes on', async () => {
    const dataDir = await ownFolder()
    const first = await start({ dataDir })
    await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
      /^The data folder .* is in use by another running copy \(process \d+\)\. Stop it first/,
    )
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is given to one of many that start at once', async () => {
    const dataDir = await ownFolder()
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => startEmbeddedDatabase({ dataDir })),
    )
    const started = results.filter((result) => result.status === 'fulfilled')
    expect(started).toHaveLength(1)
    for (const { value } of started) await value.stop()
  })

  it('restarts on its address when the server is killed, with everything that was committed', async () => {
    const dataDir = await ownFolder()
    const { url } = await start({ dataDir })
    await query(url, 'create table t (n int); insert into t values (1)')
    process.kill(await serverPid(dataDir), 'SIGKILL')
    await expect
      .poll(() => query(url, 'select n from t').catch(() => 'down'), { interval: 20 })
      .toEqual([{ n: 1 }])
  })

  it('ends with its owner when that is killed, and starts again', async () => {
    const dataDir = await ownFolder()
    const { owner, url } = await startInOtherProcess(dataDir)
    await query(url, 'create table t (n int); insert into t values (1)')
    const pid = await serverPid(dataDir)
    owner.kill('SIGKILL')
    await expect
      .poll(
        () => processIdentity(pid) !== undefined || existsSync(join(dataDir, 'postgres', 'postmaster.pid')),
        {
          interval: 20,
        },
      )
      .toBe(false)
    const second = await start({ dataDir })
    expect(await query(second.url, 'select n from t')).toEqual([{ n: 1 }])
  })

  it('takes over at once from an owner that was killed a moment ago', async () => {
    const dataDir = await ownFolder()
    const { owner, url } = await startInOtherProcess(dataDir)
    await query(url, 'create table t (n int); insert into t values (1)')
    owner.kill('SIGKILL')
    await new Promise((resolve) => owner.once('exit', resolve))
    const second = await start({ dataDir })
    expect(await query(second.url, 'select n from t')).toEqual([{ n: 1 }])
  })

  it('starts although a stale lock names another process', async () => {
    const dataDir = await ownFolder()
    const first = await startEmbeddedDatabase({ dataDir })
    await first.stop()
    // As after a power cut, when another process has this id.
    const stale = `${process.pid}\n${dataDir}/postgres\n1700000000\n5432\n\n127.0.0.1\n 1 1\nready   \n`
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), stale)
    await writeFile(join(dataDir, 'postgres.lock'), `${process.pid}:1`)
    const second = await start({ dataDir })
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it.runIf(process.getuid?.() === 0)('run by root, goes on with files that another user made', async () => {
    const dataDir = await ownFolder()
    await promisify(execFile)('chown', ['-R', 'nobody', join(dataDir, 'postgres')])
    const { url } = await start({ dataDir })
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('stops on a signal', async () => {
    const dataDir = await ownFolder()
    const abort = new AbortController()
    const { url } = await startEmbeddedDatabase({ dataDir, signal: abort.signal })
    abort.abort()
    await expect
      .poll(() =>
        query(url, 'select 1').then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('down')
    await expect.poll(() => existsSync(join(dataDir, 'postgres.lock')), { interval: 20 }).toBe(false)
  })
})

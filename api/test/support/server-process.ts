import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { MEMORY } from '@anyam/server/env'
import { freePort } from '@anyam/server/node'
import { patience } from '@arunika/testing/patience'
import { expect, onTestFinished } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { ensureAdministrator } from '../../src/modules/auth/first-administrator.ts'
import { NO_BUDGETS } from './no-budgets.ts'
import { ADMIN, createDatabase, createDataDir, testSettings } from './test-api.ts'

const script = join(import.meta.dirname, '..', '..', 'src', 'server.ts')

/** Runs the api in a separate process, as in production. */
export function startServerProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    env: { ...MEMORY, PATH: process.env.PATH, ...NO_BUDGETS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const record = (data: Buffer) => {
    output += data.toString()
  }
  child.stdout.on('data', record)
  child.stderr.on('data', record)
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const exit = once(child, 'exit').then(([code]: unknown[]) => code)
  return { child, exit, output: () => output }
}

/** Database, data folder and free port for one or more starts of the server. */
export async function createServerSetup() {
  const database = await createDatabase()
  const { dataDir, remove } = await createDataDir()
  const { db, close } = openDatabase(database.url, 2)
  await ensureAdministrator(db, { ...testSettings(dataDir), ...ADMIN })
  const port = await freePort()
  onTestFinished(async () => {
    await close()
    await database.drop()
    await remove()
  })
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, API_PORT: String(port) }
  return { db, env, url: `http://127.0.0.1:${port}`, port, databaseUrl: database.url, dataDir }
}

/** Waits until the server is ready, which takes long where several start at once. */
export async function untilReady(url: string): Promise<void> {
  await expect.poll(() => isReady(url), { interval: 10, timeout: patience(60_000) }).toBe(true)
}

export const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    (response) => response.status === 200,
    () => false,
  )

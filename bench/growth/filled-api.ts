import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MEMORY } from '@anyam/server/env'
import { freePort } from '@anyam/server/node'
import { openDatabase } from '../../api/src/db/database.ts'
import { startEmbeddedDatabase } from '../../api/src/db/embedded.ts'
import { migrateDatabase } from '../../api/src/db/migrate.ts'
import { ensureAdministrator } from '../../api/src/modules/auth/first-administrator.ts'
import { readApiSettings } from '../../api/src/settings.ts'
import { fill } from '../../api/test/support/volume.ts'
import { ADMIN, signIn } from '../lib/product.ts'

export type FilledApi = Awaited<ReturnType<typeof startFilledApi>>

/** Starts an api whose database has this many articles, and half as many applications. */
export async function startFilledApi(articles: number) {
  const applications = articles / 2
  const folder = await mkdtemp(join(tmpdir(), 'bench-office-'))
  const database = await startEmbeddedDatabase({ dataDir: join(folder, 'database') })
  const env = {
    ...MEMORY,
    PATH: process.env.PATH ?? '',
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    API_PORT: String(await freePort()),
  }
  const { db, close } = openDatabase(database.url, 1)
  await migrateDatabase(database.url, () => ensureAdministrator(db, { ...readApiSettings(env), ...ADMIN }))
  await close()
  await fill(database.url, { articles, applications, messages: articles / 5, entries: articles / 2 })
  const api = spawn(process.execPath, [join(import.meta.dirname, '../../api/src/server.ts')], { env })
  const stop = async () => {
    if (api.kill()) await once(api, 'exit')
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${env.API_PORT}`
  try {
    while (!(await isReady(url))) await pause(50)
    return { url, pid: api.pid, applications, credentials: await signIn(url), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const isReady = (url: string) =>
  fetch(`${url}/health/ready`).then(
    (response) => response.ok,
    () => false,
  )

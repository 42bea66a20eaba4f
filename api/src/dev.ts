import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { takeNoArguments } from '@anyam/server/command'
import { startEmbeddedDatabase } from './db/embedded.ts'
import { runServer } from './lib/run-server.ts'
import { prepareDatabase } from './prepare.ts'
import { runApi } from './run-api.ts'
import { readApiSettings } from './settings.ts'

const root = join(import.meta.dirname, '..', '..')

/** The learning-management host runs in a separate process, as in production. */
function startLms() {
  const lms = spawn(process.execPath, [join(root, 'lms', 'src', 'server.ts')], { stdio: 'inherit' })
  return { stop: () => lms.kill() }
}

takeNoArguments(
  'node api/src/dev.ts: runs database, api and learning-management host on their usual ports, with data in .data/dev',
)
await runServer(async () => {
  const settings = readApiSettings({
    LOG_LEVEL: 'warn',
    PUBLIC_POSTS_PER_MINUTE: '0',
    FORMS_PER_HOUR: '0',
    ADMIN_PASSWORD: 'arunika-dev',
    DATA_DIR: join(root, '.data', 'dev'),
    ...process.env,
  })
  const { dataDir, databaseUrl, adminEmail, lmsPort } = settings
  const database = databaseUrl === undefined ? await startEmbeddedDatabase({ dataDir }) : undefined
  const url = databaseUrl ?? database?.url ?? ''
  try {
    await prepareDatabase(url, settings)
    const api = await runApi(url, settings)
    const lms = startLms()
    process.stdout.write(`api ${api.url}, lms http://127.0.0.1:${lmsPort}, log in as ${adminEmail}\n`)
    return {
      async stop() {
        lms.stop()
        await api.stop()
        await database?.stop()
      },
    }
  } catch (error) {
    await database?.stop()
    throw error
  }
})

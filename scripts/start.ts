import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../api/src/db/embedded.ts'
import { prepareDatabase } from '../api/src/prepare.ts'
import { ensureBuilt } from '../releases/src/build.ts'
import { publish } from '../releases/src/publish.ts'
import { remotesIn } from '../releases/src/remotes.ts'
import { ReleaseStore } from '../releases/src/store.ts'
import { readSettings, type Settings } from '../shared/src/env/index.ts'
import { startServer } from './children.ts'
import { checkPorts } from './ports.ts'
import { step } from './step.ts'

const root = join(import.meta.dirname, '..')

/** What has been started, to be stopped in the opposite order. */
const running: { stop(): Promise<void> }[] = []
let stopping: Promise<void> | undefined

function stopAll(): Promise<void> {
  stopping ??= (async () => {
    for (const part of running.toReversed()) await part.stop().catch(console.error)
  })()
  return stopping
}

async function main() {
  const settings = readSettings()
  await checkPorts({ PORT: settings.port, API_PORT: settings.apiPort, LMS_PORT: settings.lmsPort })
  const databaseUrl = await step('Database', () => openDatabase(settings))
  await step('Builds', () => buildAll(settings))
  const { password } = await step('Schema and content', () => prepareDatabase(databaseUrl, settings))
  await step('Servers', () => startServers(settings, databaseUrl))
  tell(settings, password)
}

async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<string> {
  if (databaseUrl) return databaseUrl
  const database = await startEmbeddedDatabase({ dataDir })
  running.push(database)
  return database.url
}

/** Builds shell and remotes; a build that the store does not hold yet goes live. */
async function buildAll({ dataDir }: Settings): Promise<void> {
  const store = new ReleaseStore(join(dataDir, 'releases'))
  await ensureBuilt(join(root, 'shell'))
  for (const remote of remotesIn(root)) {
    const { build, added } = await publish(store, join(root, remote), { by: 'start' })
    // What somebody chose to have live stays so as long as the sources are the same.
    if (added || !store.live().remotes[remote]) await store.promote(remote, build, { by: 'start' })
  }
}

/** The api hears of visitors from the shell, which is on this machine and says only what it may believe itself. */
const behindShell = ({ trustProxy }: Settings) => ({
  TRUST_PROXY: ['loopback', trustProxy].filter(Boolean).join(','),
})

async function startServers(settings: Settings, databaseUrl: string): Promise<void> {
  const { port, apiPort, lmsPort } = settings
  // What each request was is for operators, not for somebody who looks at the site.
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
  const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`
  const servers = await Promise.all([
    startServer('sample LMS', 'lms/src/server.ts', env, at(lmsPort, '/health/live')),
    startServer(
      'api',
      'api/src/server.ts',
      { ...env, ...behindShell(settings) },
      at(apiPort, '/health/ready'),
    ),
    startServer('shell', 'shell/server/server.ts', env, at(port, '/health/ready')),
  ])
  running.push(...servers)
  for (const { name, ended } of servers) {
    ended.then((code) => {
      if (stopping) return
      console.error(`The ${name} has ended by itself (exit code ${code}): stopping the rest.`)
      end(1)
    })
  }
}

function tell({ port, adminEmail, adminPassword, dataDir }: Settings, generated: string | undefined): void {
  const file = join(dataDir, 'admin-password.txt')
  const kept = existsSync(file)
    ? readFileSync(file, 'utf8').trim()
    : 'as set in ADMIN_PASSWORD on the first start'
  console.log(`
  Site      http://localhost:${port}
  Admin     http://localhost:${port}/admin
  E-mail    ${adminEmail}
  Password  ${adminPassword ?? generated ?? kept}
  Data      ${dataDir}
`)
}

function end(code: number): void {
  stopAll().finally(() => process.exit(code))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))

main().catch((error: unknown) => {
  if (stopping) return
  console.error(error instanceof Error ? error.message : error)
  end(1)
})

import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../api/src/db/embedded.ts'
import { prepareDatabase } from '../api/src/prepare.ts'
import { ensureBuilt } from '../releases/src/build.ts'
import { openStore } from '../releases/src/open-store.ts'
import { publishLive } from '../releases/src/publish-live.ts'
import { remotesIn } from '../releases/src/remotes.ts'
import { registryKey } from '../releases/src/trust/key-files.ts'
import { prepareTrust } from '../releases/src/trust/prepare.ts'
import { TrustError } from '../releases/src/trust/trust.ts'
import type { Settings } from '../shared/server/src/env/index.ts'
import { DamagedFileError } from '../shared/server/src/state-files/index.ts'
import type { ServerPlan } from './children.ts'
import { step } from './step.ts'

const root = join(import.meta.dirname, '..')

/** Servers that are still ending after this long are killed, so that all is over within ten seconds. */
const STOP_DEADLINE_MS = 8_500

/** What has been started, to be stopped in the opposite order. */
export const running: { stop(late?: AbortSignal): Promise<void> }[] = []
let stopping: Promise<void> | undefined

export const isStopping = () => stopping !== undefined

function stopAll(): Promise<void> {
  stopping ??= (async () => {
    const late = AbortSignal.timeout(STOP_DEADLINE_MS)
    for (const part of running.toReversed()) await part.stop(late).catch(console.error)
  })()
  return stopping
}

/** Stops everything that runs, and then this process. */
export function end(code: number): void {
  stopAll().finally(() => process.exit(code))
}

/** Runs a task whose servers end with it, however it ends. */
export function untilEnded(main: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  main().catch((error: unknown) => {
    if (isStopping()) return
    console.error(error instanceof Error ? error.message : error)
    end(1)
  })
}

/** Has ready what the servers need: database, builds, schema and content. */
export async function prepareProduct(settings: Settings) {
  const databaseUrl = await step('Database', () => openDatabase(settings))
  await step('Builds', (announce) => buildAll(settings, announce))
  const { password } = await step('Schema and content', () => prepareDatabase(databaseUrl, settings))
  return { databaseUrl, password }
}

async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<string> {
  if (databaseUrl) return databaseUrl
  const database = await startEmbeddedDatabase({ dataDir })
  running.push(database)
  return database.url
}

/** Builds the shell, and builds and publishes the remotes. */
async function buildAll(settings: Settings, announce: (detail: string) => void): Promise<void> {
  announce('shell')
  await ensureBuilt(join(root, 'shell'))
  await publishAll(settings, announce).catch((error: unknown) => {
    // Nothing is released over files that a backup may bring back; what can be served is served.
    if (!(error instanceof DamagedFileError || error instanceof TrustError)) throw error
    console.error(`\nNo build was released. ${error.message}\n`)
  })
}

async function publishAll(settings: Settings, announce: (detail: string) => void): Promise<void> {
  await prepareTrust(settings, root)
  const { dataDir } = settings
  const store = await openStore(settings, { key: await registryKey(dataDir) })
  await store.refresh()
  const remotes = remotesIn(root)
  for (const [index, remote] of remotes.entries()) {
    announce(`${remote} (${index + 1} of ${remotes.length})`)
    await publishLive(store, join(root, remote), { by: 'start', dataDir })
  }
}

/**
 * The servers of the product, and how each is started.
 * @param registryPort where the registry listens
 */
export function serverPlans(settings: Settings, databaseUrl: string, registryPort: number) {
  const { port, apiPort, lmsPort } = settings
  // Request logs are for operators, not for newcomers.
  const env = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' }
  const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`
  const registryEnv = {
    REGISTRY_PORT: String(registryPort),
    // Known to the two processes of this start alone.
    REGISTRY_SHELL_TOKEN: settings.registryShellToken ?? randomBytes(32).toString('base64url'),
  }
  const shellEnv = {
    ...env,
    ...registryEnv,
    REGISTRY_URL: settings.registryUrl ?? `http://127.0.0.1:${registryPort}`,
  }
  const apiEnv = { ...env, DATABASE_URL: databaseUrl, ...behindShell(settings) }
  return {
    lms: { name: 'sample LMS', script: 'lms/src/server.ts', env, readyUrl: at(lmsPort, '/health/live') },
    api: { name: 'api', script: 'api/src/server.ts', env: apiEnv, readyUrl: at(apiPort, '/health/ready') },
    registry: {
      name: 'registry',
      script: 'releases/src/registry/server.ts',
      env: { ...env, ...registryEnv },
      readyUrl: at(registryPort, '/health/ready'),
    },
    shell: {
      name: 'shell',
      script: 'shell/server/server.ts',
      env: shellEnv,
      readyUrl: at(port, '/health/ready'),
    },
  } satisfies Record<string, ServerPlan>
}

/** The api hears of visitors from the shell, which is on this machine and says only what it may believe itself. */
const behindShell = ({ trustProxy }: Settings) => ({
  TRUST_PROXY: ['loopback', trustProxy].filter(Boolean).join(','),
})

/** Says where everything is, and which password was generated; one that the operator has set is never printed. */
export function announce(settings: Settings, generated: string | undefined): void {
  const { port, adminEmail, dataDir } = settings
  console.log(`
  Site      http://localhost:${port}
  Admin     http://localhost:${port}/admin
  E-mail    ${adminEmail}
  Password  ${generated ?? knownPassword(settings)}
  Data      ${dataDir}
`)
}

function knownPassword({ adminPassword, dataDir }: Settings): string {
  if (adminPassword) return 'as set in ADMIN_PASSWORD'
  const file = join(dataDir, 'admin-password.txt')
  if (!existsSync(file)) return 'as set in ADMIN_PASSWORD on the first start'
  return (
    readFileSync(file, 'utf8').trim() || `unknown: ${file} is empty, \`pnpm admin reset\` makes a new one`
  )
}

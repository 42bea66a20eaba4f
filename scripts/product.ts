import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '../api/src/db/embedded.ts'
import { prepareDatabase } from '../api/src/prepare.ts'
import { SHELL } from '../platform/federation/src/release-set.ts'
import { ensureBuilt } from '../platform/releases/src/build.ts'
import { checkoutId } from '../platform/releases/src/checkout.ts'
import { standingOf } from '../platform/releases/src/go-live.ts'
import { openStore } from '../platform/releases/src/open-store.ts'
import { buildDue, ownBuild, publishLive } from '../platform/releases/src/publish-live.ts'
import { remotesIn } from '../platform/releases/src/remotes.ts'
import type { ReleaseStore } from '../platform/releases/src/store.ts'
import { registryKey } from '../platform/releases/src/trust/key-files.ts'
import { prepareTrust } from '../platform/releases/src/trust/prepare.ts'
import { TrustError } from '../platform/releases/src/trust/trust.ts'
import type { Settings } from '../platform/server/src/env/index.ts'
import type { ServerPlan } from '../platform/server/src/processes/index.ts'
import { DamagedFileError } from '../platform/server/src/state-files/index.ts'
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

export interface Prepared {
  databaseUrl: string
  /** Only if it was generated in this start. */
  password: string | undefined
  /** Packages whose live build is not of these sources, and stays. */
  waiting: string[]
}

/** Prepares what the servers need: database, builds, schema, content and releases. */
export async function prepareProduct(settings: Settings): Promise<Prepared> {
  const databaseUrl = await step('Database', () => openDatabase(settings))
  // Whatever can fail comes before the first release, so that the version that ran before still finds its builds live.
  const password = await untouched(async () => {
    await step('Builds', (announce) =>
      unlessDamaged(() => buildWhatIsDue(settings, checkoutId(root), announce)),
    )
    return (await step('Schema and content', () => prepareDatabase(databaseUrl, settings))).password
  })
  const waiting = await step('Releases', (announce) => unlessDamaged(() => releaseAll(settings, announce)))
  return { databaseUrl, password, waiting: waiting ?? [] }
}

async function untouched<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Error(
      `${reason}\nNo build was published or made live. To go back, start the version that ran before with the same settings.`,
      { cause: error },
    )
  }
}

async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<string> {
  if (databaseUrl) return databaseUrl
  const database = await startEmbeddedDatabase({ dataDir })
  running.push(database)
  return database.url
}

/**
 * Builds the shell, and the remotes that a start or an update is going to release. Changes no store.
 * @param checkout whose releases are replaced; undefined for those of every checkout
 */
export async function buildWhatIsDue(
  settings: Settings,
  checkout: string | undefined,
  announce: (detail: string) => void,
): Promise<void> {
  const remotes = remotesIn(root)
  const count = remotes.length + 1
  announce(`shell (1 of ${count})`)
  await ensureBuilt(join(root, 'shell'))
  const store = await openStore(settings, { isUnsigned: true })
  await store.refresh()
  for (const [index, remote] of remotes.entries()) {
    announce(`${remote} (${index + 2} of ${count})`)
    await buildDue(store, join(root, remote), checkout)
  }
}

/** Releases nothing over files that a backup may bring back; the servers show what can be served. */
async function unlessDamaged<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DamagedFileError || error instanceof TrustError)) throw error
    console.error(`\nNo build was released. ${error.message}\n`)
    return undefined
  }
}

/** Opens the release store with the registry's key; the first time, signatures become required. */
export async function openForChanges(settings: Settings): Promise<ReleaseStore> {
  await prepareTrust(settings, root)
  const store = await openStore(settings, { key: await registryKey(settings.dataDir) })
  await store.refresh()
  return store
}

/** Publishes the builds that are due, and makes them live. @returns packages whose build waits for somebody */
async function releaseAll(settings: Settings, announce: (detail: string) => void): Promise<string[]> {
  const store = await openForChanges(settings)
  const { dataDir } = settings
  const checkout = checkoutId(root)
  const waiting: string[] = []
  for (const remote of remotesIn(root)) {
    announce(remote)
    const standing = await publishLive(store, join(root, remote), { checkout, dataDir })
    if (standing === 'waiting') waiting.push(remote)
  }
  // Only people release a shell; without a release, servers show the one that they come with.
  const shell = await standingOf(store, ownBuild(join(root, SHELL), checkout))
  return shell === 'waiting' ? [...waiting, SHELL] : waiting
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
  // Each token is known only to two processes of this start.
  const newSecret = () => randomBytes(32).toString('base64url')
  const shellTokenEnv = { REGISTRY_SHELL_TOKEN: settings.registryShellToken ?? newSecret() }
  const logTokenEnv = { REGISTRY_LOG_TOKEN: settings.registryLogToken ?? newSecret() }
  const shellEnv = {
    ...env,
    ...shellTokenEnv,
    REGISTRY_URL: settings.registryUrl ?? `http://127.0.0.1:${registryPort}`,
  }
  const apiEnv = { ...env, ...logTokenEnv, DATABASE_URL: databaseUrl, ...behindShell(settings) }
  return {
    lms: { name: 'sample LMS', script: 'lms/src/server.ts', env, readyUrl: at(lmsPort, '/health/live') },
    api: { name: 'api', script: 'api/src/server.ts', env: apiEnv, readyUrl: at(apiPort, '/health/ready') },
    registry: {
      name: 'registry',
      script: 'platform/releases/src/registry/server.ts',
      env: { ...env, ...shellTokenEnv, ...logTokenEnv, REGISTRY_PORT: String(registryPort) },
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

/** Prints where everything is, and a password that was generated; one that the operator has set is never printed. */
export function announce(settings: Settings, { password: generated, waiting }: Prepared): void {
  const { port, adminEmail, dataDir } = settings
  console.log(`
  Site      http://localhost:${port}
  Admin     http://localhost:${port}/admin
  E-mail    ${adminEmail}
  Password  ${generated ?? knownPassword(settings)}
  Data      ${dataDir}
`)
  const commands = waiting.map((name) => `pnpm release promote ${name}`)
  if (waiting.length > 0)
    console.log(
      `  The live builds of ${waiting.join(', ')} stay; the sources here differ. To release them: ${commands.join(' && ')}\n`,
    )
}

function knownPassword({ adminPassword, dataDir }: Settings): string {
  if (adminPassword) return 'as set in ADMIN_PASSWORD'
  const file = join(dataDir, 'admin-password.txt')
  if (!existsSync(file)) return 'as set in ADMIN_PASSWORD on the first start'
  return (
    readFileSync(file, 'utf8').trim() || `unknown: ${file} is empty, \`pnpm admin reset\` makes a new one`
  )
}

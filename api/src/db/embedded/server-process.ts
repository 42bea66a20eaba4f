import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import type { Binaries } from './binaries.ts'
import { type DatabasePaths, isReady } from './cluster.ts'
import type { Launcher } from './privileges.ts'

const START_DEADLINE_MS = 60_000
const STOP_DEADLINE_MS = 8_000

/** A running PostgreSQL server. */
export interface ServerProcess {
  exited: Promise<void>
  hasExited(): boolean
  /** Fast shutdown: rolls back open transactions and resolves once everything is on disk. */
  stop(): Promise<void>
}

/**
 * A process killed with SIGKILL cannot clean up. A shell therefore waits until a pipe held only by the owner closes,
 * then shuts the server down.
 */
function startWatchdog(serverPid: number): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined
  const script = `read -r _; kill -INT ${serverPid} 2>/dev/null`
  const watchdog = spawn('sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watchdog.on('error', () => {})
  watchdog.unref()
  return watchdog
}

function spawnServer(paths: DatabasePaths, binaries: Binaries, launcher: Launcher, port: number) {
  const [program = '', ...args] = [...launcher.prefix, binaries.postgres, '-D', paths.cluster]
  const options = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Keeps row values, which can be personal data, out of the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // After a crash, one call syncs the whole file system instead of one for each of a thousand files.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  }
  for (const [name, value] of Object.entries(options)) args.push('-c', `${name}=${value}`)
  const log = openSync(paths.log, 'a', 0o600)
  // In its own session, so that Ctrl-C reaches only the owner, which then shuts the server down cleanly.
  const child = spawn(program, args, { stdio: ['ignore', log, log], detached: true })
  closeSync(log)
  return child
}

async function untilReady(paths: DatabasePaths, child: ChildProcess, hasExited: () => boolean) {
  const deadline = Date.now() + START_DEADLINE_MS
  while (!isReady(paths, child.pid)) {
    if (hasExited()) throw new Error(`The embedded database did not start; see ${paths.log}.`)
    if (Date.now() > deadline) throw new Error(`The embedded database is not ready yet; see ${paths.log}.`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/**
 * Starts the server on the port and waits until it accepts connections.
 * @throws Error if it ends or hangs before that
 */
export async function startServer(
  paths: DatabasePaths,
  binaries: Binaries,
  launcher: Launcher,
  port: number,
): Promise<ServerProcess> {
  const child = spawnServer(paths, binaries, launcher, port)
  let ended = false
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      ended = true
      resolve()
    }
    child.once('exit', end)
    child.once('error', end)
  })
  const watchdog = child.pid === undefined ? undefined : startWatchdog(child.pid)
  // Its id may be reused by another process, which the watchdog must not stop.
  exited.then(() => watchdog?.kill('SIGKILL'))

  async function stop() {
    child.kill('SIGINT')
    const late = setTimeout(() => child.kill('SIGQUIT'), STOP_DEADLINE_MS)
    await exited
    clearTimeout(late)
  }
  await untilReady(paths, child, () => ended).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { exited, hasExited: () => ended, stop }
}

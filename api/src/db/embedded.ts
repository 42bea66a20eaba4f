import { mkdirSync, rmSync } from 'node:fs'
import { freePort } from '@anyam/server/node'
import { type Binaries, findBinaries } from './embedded/binaries.ts'
import {
  assertPassword,
  clearLeftover,
  DATABASE_USER,
  type DatabasePaths,
  databasePaths,
  ensureCluster,
  readPassword,
} from './embedded/cluster.ts'
import { lockFolder } from './embedded/folder-lock.ts'
import { ensureOwner, findLauncher, type Launcher } from './embedded/privileges.ts'
import { type ServerProcess, startServer } from './embedded/server-process.ts'

export interface EmbeddedDatabase {
  /** URL with user and password, usable as DATABASE_URL; it stays the same when the server restarts. */
  url: string
  /** Shuts the server down cleanly and unlocks the data folder. */
  stop(): Promise<void>
}

export interface EmbeddedDatabaseOptions {
  /** Folder for all files of the database; created if missing. */
  dataDir: string
  /** Aborting it stops the database. */
  signal?: AbortSignal
  /**
   * Called when the server has crashed and several restarts have failed; restarts continue. Prints to standard error by
   * default.
   */
  onFailure?: (error: Error) => void
}

/** The first starts after a crash can fail while the system frees the old server's memory. */
const WORTH_TELLING = 8
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000

interface Parts {
  paths: DatabasePaths
  binaries: Binaries
  launcher: Launcher
}

async function startOnFreePort({ paths, binaries, launcher }: Parts) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort()
    try {
      return { port, server: await startServer(paths, binaries, launcher, port) }
    } catch (error) {
      // Another program may have taken the port between the two steps.
      if (attempt === 3) throw error
    }
  }
}

const DOES_NOT_START = 'The embedded database has crashed and does not start again yet; see postgres.log.'

const report = (error: Error) => {
  process.stderr.write(`${error.message}\n`)
}

/** Restarts the server on its port whenever it ends unexpectedly. */
function supervise(parts: Parts, port: number, first: ServerProcess, onFailure: (error: Error) => void) {
  let server = first
  let stopping = false
  let working: Promise<void> = Promise.resolve()

  async function restart(): Promise<void> {
    for (let failed = 0; !stopping; failed += 1) {
      const pause = Math.min(FIRST_PAUSE_MS * 1.5 ** failed, LONGEST_PAUSE_MS)
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (stopping) return
      try {
        await clearLeftover(parts.paths)
        server = await startServer(parts.paths, parts.binaries, parts.launcher, port)
        return watch()
      } catch (cause) {
        // Retried forever, because a disk that is full today may have room tomorrow.
        if (failed === WORTH_TELLING) onFailure(new Error(DOES_NOT_START, { cause }))
      }
    }
  }
  function watch() {
    server.exited.then(() => {
      if (!stopping) working = restart()
    })
  }
  watch()
  return async () => {
    stopping = true
    await working
    await server.stop()
  }
}

/**
 * Runs a real PostgreSQL 18 in `<dataDir>/postgres`, which the first call creates. It stops with its owner, even if the
 * owner is killed; the next start cleans up after a killed process.
 * @throws FolderInUseError if another running process uses the folder; Error with a sentence for people if this machine
 *   cannot run it
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { dataDir, signal, onFailure = report } = options
  signal?.throwIfAborted()
  const binaries = await findBinaries()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const paths = databasePaths(dataDir)
  const launcher = await findLauncher(binaries.postgres, paths.cluster)
  const unlock = lockFolder(paths.lock, dataDir)
  try {
    await clearLeftover(paths)
    rmSync(paths.log, { force: true })
    await ensureCluster(paths, binaries, launcher)
    ensureOwner(paths.cluster, launcher)
    const password = encodeURIComponent(readPassword(paths))
    const parts = { paths, binaries, launcher }
    const { port, server } = await startOnFreePort(parts)
    const url = `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres`
    const stopServer = supervise(parts, port, server, onFailure)
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= stopServer().finally(unlock)
      return stopped
    }
    signal?.addEventListener('abort', stop, { once: true })
    if (signal?.aborted) await stop()
    else await assertPassword(url, paths).catch((error: unknown) => stop().then(() => Promise.reject(error)))
    return { url, stop }
  } catch (error) {
    unlock()
    throw error
  }
}

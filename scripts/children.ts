import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { MEMORY } from '../shared/src/env/index.ts'
import { settingsFor } from './server-settings.ts'

const root = join(import.meta.dirname, '..')

/** A server that does not answer after this long has failed to start. */
const START_DEADLINE_MS = 30_000
/** A server that has not ended after this long is killed: a second more than it takes for itself. */
const STOP_DEADLINE_MS = 10_000

/** How one of the product's servers is started. */
export interface ServerPlan {
  name: string
  /** File below the root of the repository. */
  script: string
  env: NodeJS.ProcessEnv
  /** Answers 2xx when the server can be used. */
  readyUrl: string
}

export interface Server {
  name: string
  pid: number
  stop(): Promise<void>
  /** Settles when the process ends, however it does. */
  ended: Promise<number | null>
}

/**
 * Starts one of the product's servers as a process of its own and waits until it is ready.
 * It ends with this process, even when that is killed.
 * Of this process's settings it gets its own alone.
 * @param script file below the root of the repository, or elsewhere by its whole path
 * @param env settings that it gets besides
 * @param readyUrl answers 2xx when the server can be used
 * @param log file for what it prints, which otherwise goes where this process prints
 */
export async function startServer(
  name: string,
  script: string,
  env: NodeJS.ProcessEnv,
  readyUrl: string,
  log?: string,
): Promise<Server> {
  const output = log === undefined ? 'inherit' : openSync(log, 'a', 0o600)
  const child = spawn(
    process.execPath,
    ['--import', join(root, 'scripts/end-with-parent.ts'), resolve(root, script)],
    {
      env: { ...MEMORY, ...settingsFor(script, process.env), ...env },
      // In a group of its own: Ctrl-C reaches this process alone, which then ends all in their order.
      detached: true,
      stdio: ['ignore', output, output, 'ipc'],
    },
  )
  if (output !== 'inherit') closeSync(output)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const stop = () => stopProcess(child, ended)
  const failed = ended.then((code) => {
    throw new Error(`The ${name} ended while starting (exit code ${code}).`)
  })
  await Promise.race([failed, untilReady(name, readyUrl)]).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  failed.catch(() => {})
  return { name, pid: child.pid ?? 0, stop, ended }
}

export const startPlanned = ({ name, script, env, readyUrl }: ServerPlan) =>
  startServer(name, script, env, readyUrl)

async function untilReady(name: string, url: string): Promise<void> {
  const giveUpAt = Date.now() + START_DEADLINE_MS
  while (Date.now() < giveUpAt) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The ${name} did not get ready within ${START_DEADLINE_MS / 1000} s.`)
}

async function stopProcess(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS)
  await ended
  clearTimeout(timer)
}

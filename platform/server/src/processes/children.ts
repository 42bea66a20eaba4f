import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync } from 'node:fs'
import { MEMORY } from '../env/memory.ts'
import { moduleNextTo } from '../node/index.ts'
import { untilReady } from './readiness.ts'

/** A server that has not ended after this long is killed: a second more than it takes for itself. */
const STOP_DEADLINE_MS = 10_000

/** Number of the socket in the child, after its streams and the channel to this process. */
const SOCKET_FD = 4

/** A server to start. */
export interface ServerPlan {
  name: string
  /** Absolute path. */
  script: string
  /** All of its environment: it inherits nothing. */
  env: NodeJS.ProcessEnv
  /** Responds 2xx when the server is ready. */
  readyUrl: string
  /** File for its output, which goes to the output of this process by default. */
  log?: string
  /** Open socket that it listens on; it finds its number in LISTEN_FD. */
  listenOn?: number
}

/** Exit code, or signal, of a process that has ended. */
export interface Exit {
  code: number | null
  signal: NodeJS.Signals | null
}

export interface Server {
  name: string
  pid: number
  /** @param late aborting it kills a server that is still ending */
  stop(late?: AbortSignal): Promise<void>
  /** Settles when the process ends, however it does. */
  ended: Promise<Exit>
}

export const describeExit = ({ code, signal }: Exit) =>
  signal === null ? `exit code ${code}` : `ended by ${signal}`

/**
 * Starts a server in its own process and waits until it is ready. It ends with this process, even when that is
 * killed.
 * @param signal aborting it while the server starts stops the server
 * @throws Error that names the log, when the server ends or hangs before it is ready
 */
export async function startProcess(plan: ServerPlan, signal?: AbortSignal): Promise<Server> {
  const { name, readyUrl, log } = plan
  signal?.throwIfAborted()
  const begin = log === undefined ? 0 : sizeOf(log)
  const child = spawnServer(plan)
  const ended = new Promise<Exit>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  )
  const stop = (late?: AbortSignal) => stopProcess(child, ended, late)
  const failed = ended.then((exit) => {
    throw new Error(`The ${name} ended while starting (${describeExit(exit)}).`)
  })
  const waiting = new AbortController()
  const waitingSignal = AbortSignal.any([waiting.signal, ...(signal ? [signal] : [])])
  await Promise.race([failed, untilReady(name, readyUrl, child.pid ?? 0, waitingSignal)])
    .catch(async (error: Error) => {
      await stop()
      throw log === undefined
        ? error
        : new Error(`${error.message} ${lastWords(log, begin)}`, { cause: error })
    })
    .finally(() => waiting.abort())
  failed.catch(() => {})
  return { name, pid: child.pid ?? 0, stop, ended }
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

/** Names the log, with the last line after a position: a server that does not start says there why. */
function lastWords(log: string, begin: number): string {
  const line = readFileSync(log).subarray(begin).toString().trimEnd().split('\n').at(-1)
  return [`Its log: ${log}`, line].filter(Boolean).join('\n  ')
}

function spawnServer({ script, env, log, listenOn }: ServerPlan): ChildProcess {
  const output = log === undefined ? 'inherit' : openSync(log, 'a', 0o600)
  const child = spawn(process.execPath, ['--import', moduleNextTo(import.meta, 'end-with-parent'), script], {
    env: { ...MEMORY, ...env, ...(listenOn && { LISTEN_FD: String(SOCKET_FD) }) },
    // In its own group, so that Ctrl-C reaches this process alone, which then ends all in order.
    detached: true,
    stdio: ['ignore', output, output, 'ipc', ...(listenOn ? [listenOn] : [])],
  })
  if (output !== 'inherit') closeSync(output)
  return child
}

async function stopProcess(child: ChildProcess, ended: Promise<unknown>, late?: AbortSignal): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const kill = () => child.kill('SIGKILL')
  const timer = setTimeout(kill, STOP_DEADLINE_MS)
  late?.addEventListener('abort', kill, { once: true })
  child.kill(late?.aborted ? 'SIGKILL' : 'SIGTERM')
  await ended
  clearTimeout(timer)
  late?.removeEventListener('abort', kill)
}

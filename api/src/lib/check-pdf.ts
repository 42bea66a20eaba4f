import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, realpathSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FairWork } from './fair-work.ts'
import type { PdfResult, PdfVerdict } from './pdf-process.ts'
import { currentShare, WAITING } from './share.ts'

/** `too-complex`: it was stopped by the limits. */
export type PdfFinding = PdfVerdict | 'too-complex'

export interface CheckedPdf {
  finding: PdfFinding
  /** Its words, up to 20,000 characters; empty unless it is sound. */
  text: string
}

/** Processes at a time: each may take a processor and hundreds of megabytes. */
const AT_A_TIME = 2
const LIMITS = {
  /** Milliseconds for one file; a usual one takes ten. */
  waitMs: 20_000,
  /** Milliseconds for the start of a process; it takes 300. */
  startMs: 15_000,
  /** Seconds of processor time for one process. */
  cpuSeconds: 60,
  /** Kilobytes of memory that it may write to. Node reserves 500 MB of it, and touches little. */
  memoryKb: 800_000,
}
/** After this many files, or one of this size (bytes), a process is replaced by a new one with empty memory. */
const LAST = { files: 50, size: 4_000_000 }
/** Milliseconds without a file after which a process ends. */
const IDLE_MS = 10_000

const api = join(import.meta.dirname, '..', '..')
const script = join(api, 'src', 'lib', 'pdf-process.ts')
/** The package manager links the package into this folder. */
const library = join(api, 'node_modules', 'pdfjs-dist')

/** The process may read the library and its own script, and nothing else. */
const command = () => [
  process.execPath,
  '--permission',
  ...[library, realpathSync(library), join(api, 'package.json'), script].map(
    (allowed) => `--allow-fs-read=${allowed}`,
  ),
  '--max-old-space-size=192',
  '--no-warnings',
  script,
]

// A limit that the system does not know is left out. Where memory runs short this process goes first, not the api.
const LIMITED = `ulimit -c 0; ulimit -t ${LIMITS.cpuSeconds}; ulimit -d ${LIMITS.memoryKb}
echo 1000 > /proc/self/oom_score_adj
exec "$0" "$@"`

function start(): ChildProcess {
  const words = command()
  const [program = '', ...args] = process.platform === 'win32' ? words : ['/bin/sh', '-c', LIMITED, ...words]
  const child = spawn(program, args, { env: {}, stdio: ['pipe', 'ignore', 'ignore', 'ipc'] })
  // The event `exit` reports its end; writes after it may fail.
  child.on('error', () => {})
  child.stdin?.on('error', () => {})
  // It ends with the api, and does not keep it from ending.
  child.unref()
  child.channel?.unref()
  return child
}

/** The next message of a process; undefined when it ended without one, or took too long. */
async function nextMessage(child: ChildProcess, waitMs: number): Promise<unknown> {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(waitMs)])
  const ended = once(child, 'exit', { signal }).then(() => [undefined])
  const message = once(child, 'message', { signal })
  try {
    const [result] = await Promise.race([message, ended])
    return result
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  } finally {
    over.abort()
    await Promise.allSettled([message, ended])
  }
}

/** @returns undefined when the process ended without a result, or took too long */
async function ask(child: ChildProcess, path: string, size: number): Promise<PdfResult | undefined> {
  if (!child.connected) return undefined
  const result = nextMessage(child, LIMITS.waitMs)
  const file = createReadStream(path)
  try {
    child.send(size, () => {})
    if (child.stdin) file.pipe(child.stdin, { end: false })
    return (await result) as PdfResult | undefined
  } finally {
    file.destroy()
  }
}

/** A process for one file after the other. */
class Lane {
  #child: ChildProcess | undefined
  #files = 0
  #idle: NodeJS.Timeout | undefined

  async check(path: string): Promise<CheckedPdf> {
    clearTimeout(this.#idle)
    const { size } = await stat(path)
    // It may have run out of memory in the meantime.
    if (!this.#child?.connected) this.#end()
    this.#child ??= await this.#start()
    this.#files += 1
    const result = await ask(this.#child, path, size)
    if (result === undefined || this.#files >= LAST.files || size >= LAST.size) this.#end()
    else this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref()
    return { finding: result?.verdict ?? 'too-complex', text: result?.text ?? '' }
  }

  /** The time of a file begins when the process can read it: a busy machine takes long to start one. */
  async #start(): Promise<ChildProcess> {
    const child = start()
    await nextMessage(child, LIMITS.startMs)
    return child
  }

  #end() {
    this.#child?.kill('SIGKILL')
    this.#child = undefined
    this.#files = 0
  }
}

const lanes = Array.from({ length: AT_A_TIME }, () => new Lane())
const queue = new FairWork({ lanes: AT_A_TIME, ...WAITING })

/**
 * Opens a PDF as a reader would, in a process of its own with limits of time and memory: a file that is made to
 * stop its reader stops that process.
 * @throws CodedError checks_busy
 */
export function checkPdf(path: string): Promise<CheckedPdf> {
  return queue.run(currentShare(), (nth) => (lanes[nth] ?? new Lane()).check(path))
}

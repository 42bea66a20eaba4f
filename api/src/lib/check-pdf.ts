import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, realpathSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FairWork } from './fair-work.ts'
import type { PdfResult, PdfVerdict } from './pdf-process.ts'
import { currentShare, WAITING } from './share.ts'

/** `too-complex`: the file exceeded the limits. */
export type PdfFinding = PdfVerdict | 'too-complex'

export interface CheckedPdf {
  finding: PdfFinding
  /** Its words, up to 20,000 characters; empty unless the file is sound. */
  text: string
}

/** Parallel processes; each may use a whole processor and hundreds of megabytes. */
const AT_A_TIME = 2
const LIMITS = {
  /** Milliseconds for one file; a typical one takes ten. */
  waitMs: 20_000,
  /** Milliseconds for a process to start; it typically takes 300. */
  startMs: 15_000,
  /** Seconds of processor time per process. */
  cpuSeconds: 60,
  /** Kilobytes of writable memory. Node reserves 500 MB of it but touches little. */
  memoryKb: 800_000,
}
/** After this many files, or one of this size (bytes), a new process with empty memory replaces the old one. */
const LAST = { files: 50, size: 4_000_000 }
/** Idle milliseconds after which a process ends. */
const IDLE_MS = 10_000

const api = join(import.meta.dirname, '..', '..')
const script = join(api, 'src', 'lib', 'pdf-process.ts')
const imported = join(api, 'src', 'lib', 'pdf-words.ts')
/** The package manager links the package into this folder. */
const library = join(api, 'node_modules', 'pdfjs-dist')

/** The process may read only the library and its own scripts. */
const command = () => [
  process.execPath,
  '--permission',
  ...[library, realpathSync(library), join(api, 'package.json'), script, imported].map(
    (allowed) => `--allow-fs-read=${allowed}`,
  ),
  '--max-old-space-size=192',
  '--no-warnings',
  script,
]

// A limit that the system does not support is skipped. When memory runs short, the system kills this process before the
// api.
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
  // It ends with the api, and does not keep the api running.
  child.unref()
  child.channel?.unref()
  return child
}

/** The next message of a process; undefined if it ended without one or took too long. */
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

/** @returns undefined if the process ended without a result or took too long */
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

/** One process that checks files in sequence. */
class Lane {
  #child: ChildProcess | undefined
  #files = 0
  #idle: NodeJS.Timeout | undefined

  async check(path: string): Promise<CheckedPdf> {
    clearTimeout(this.#idle)
    const { size } = await stat(path)
    // It may have run out of memory since the last file.
    if (!this.#child?.connected) this.#end()
    this.#child ??= await this.#start()
    this.#files += 1
    const result = await ask(this.#child, path, size)
    if (result === undefined || this.#files >= LAST.files || size >= LAST.size) this.#end()
    else this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref()
    return { finding: result?.verdict ?? 'too-complex', text: result?.text ?? '' }
  }

  /** The time limit of a file starts when the process is ready, because a busy machine starts one slowly. */
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
 * Opens a PDF like a reader would, in a separate process with time and memory limits, so that a malicious file only
 * crashes that process.
 * @throws CodedError checks_busy
 */
export function checkPdf(path: string): Promise<CheckedPdf> {
  return queue.run(currentShare(), (nth) => (lanes[nth] ?? new Lane()).check(path))
}

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buildsOf, type ReleaseSet } from '@anyam/federation'
import type { ReleaseStore } from '@anyam/releases/store'
import { moduleNextTo } from '@anyam/server/node'
import { NO_SLOT, type PageSlots } from '../slots/page-slots.ts'
import type { DataPort } from './data-port.ts'
import { endsWithParent } from './ends-with-parent.ts'
import type { FromProcess, Output, StartMessage, ToProcess, Work } from './messages.ts'
import { networkBarrier } from './network-barrier.ts'
import { JOB_BYTES, JOB_CHANNEL } from './process/job-channel.ts'
import { AlteredError, verifiedBuild } from './verified-build.ts'

const MEMORY_LIMIT_MB = 512
const CODE = join(import.meta.dirname, 'process')
/** Maximum output of a process; the rest is dropped. */
const MOST_PRINTED = 10_000

export interface ProcessInput {
  store: ReleaseStore
  /** Release set with its seals. */
  set: ReleaseSet
  data: DataPort
  start: StartMessage
  /** Slots for its pages; a process that renders slots has none. */
  slots?: PageSlots
  /** Called with the process's output. */
  log: (text: string) => void
  /** Called when a build is not run because one of its files was altered. */
  onRefused?: () => void
}

export interface ProcessEvents {
  onSettled: (id: number, result: { output: Output } | { error: string }) => void
  /** Part of the result of a job, counted from 0. */
  onAddresses: (id: number, nth: number, addresses: unknown) => void
  /** The process has started. */
  onReady: () => void
  /** The process works on this job from now on. */
  onRunning: (id: number) => void
  onExit: () => void
}

/**
 * A process that renders the pages of one release set. It has an empty environment, may read only the folder
 * of its own code, may start no process, worker or addon, and reaches the network only through the data port.
 */
export class RenderProcess {
  readonly #child: ChildProcess
  readonly #input: ProcessInput
  #wasReady = false
  readonly #releases: ReadonlyMap<string, { remote: string; release: ReturnType<typeof buildsOf>[number] }>

  constructor(input: ProcessInput, { onSettled, onAddresses, onReady, onRunning, onExit }: ProcessEvents) {
    this.#input = input
    this.#releases = new Map(
      Object.entries(input.set.remotes).flatMap(([remote, release]) =>
        buildsOf(release).map((one) => [one.global, { remote, release: one }] as const),
      ),
    )
    this.#child = startChild()
    this.#child.on('message', (message: FromProcess) => {
      if (message.type === 'done') onSettled(message.id, { output: message.output })
      else if (message.type === 'failed') onSettled(message.id, { error: String(message.error) })
      else if (message.type === 'addresses') onAddresses(message.id, message.nth, message.addresses)
      else if (message.type === 'ready') {
        this.#wasReady = true
        onReady()
      } else void this.#respond(message)
    })
    let printed = 0
    this.#child.stderr?.on('data', (text: Buffer) => {
      printed += text.length
      if (printed <= MOST_PRINTED) input.log(String(text).trim())
    })
    this.#child.on('error', (error) => input.log(String(error)))
    forEachJob(this.#child.stdio[JOB_CHANNEL] as Readable, onRunning)
    // Its last messages, and the job that it worked on, may arrive after its exit.
    this.#child.once('close', onExit)
    this.#post(input.start)
  }

  /** True if it could load the host's build. */
  get wasReady(): boolean {
    return this.#wasReady
  }

  give(id: number, work: Work): void {
    this.#post({ id, ...work })
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }

  #post(message: ToProcess): void {
    // Messages that can no longer be sent are handled when the process exits.
    if (this.#child.connected) this.#child.send(message, () => {})
  }

  async #respond(
    message: Extract<FromProcess, { type: 'load' | 'find-build' | 'find-slot' }>,
  ): Promise<void> {
    const { id, job } = message
    if (message.type === 'load') {
      const found = await this.#input.data.load(String(message.url), message.requestId)
      return this.#post({ type: 'data', id, job, found })
    }
    if (message.type === 'find-slot') {
      const slot = (await this.#input.slots?.get(message.use)) ?? NO_SLOT
      return this.#post({ type: 'slot-found', id, job, slot })
    }
    const build = await this.#build(message.global).catch((error: unknown) => ({ error: String(error) }))
    this.#post({ type: 'build', id, job, build })
  }

  async #build(global: string) {
    const found = this.#releases.get(global)
    if (!found) throw new Error(`${global} is not part of the release set`)
    return verifiedBuild(this.#input.store, found.remote, found.release).catch((error: unknown) => {
      if (error instanceof AlteredError) this.#input.onRefused?.()
      throw error
    })
  }
}

/** Calls back with the job that a process works on, whenever another one continues. */
function forEachJob(channel: Readable, onRunning: (id: number) => void): void {
  let rest = Buffer.alloc(0)
  channel.on('data', (bytes: Buffer) => {
    const all = Buffer.concat([rest, bytes])
    const end = all.length - (all.length % JOB_BYTES)
    if (end > 0) onRunning(all.readUInt32LE(end - JOB_BYTES))
    rest = all.subarray(end)
  })
}

function startChild(): ChildProcess {
  const node = [
    process.execPath,
    '--permission',
    `--allow-fs-read=${join(CODE, '*')}`,
    '--disable-sigusr1',
    '--disallow-code-generation-from-strings',
    '--disable-warning=ExperimentalWarning',
    `--max-old-space-size=${MEMORY_LIMIT_MB}`,
    moduleNextTo(import.meta, 'process/main'),
  ]
  const [program = '', ...args] = [...networkBarrier(), ...endsWithParent(), ...node]
  return spawn(program, args, {
    env: {},
    cwd: '/',
    // The last is JOB_CHANNEL.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    serialization: 'advanced',
  })
}

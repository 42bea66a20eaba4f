import { fork } from 'node:child_process'
import { once } from 'node:events'
import { CodedError } from '@anyam/server/errors'
import { moduleNextTo } from '@anyam/server/node'
import type { Accepted, PlannedHandover, Verdict } from '../live-set.ts'
import type { Report } from '../report.ts'
import type { GateMessage } from './gate-process.ts'
import type { BuildId } from './uploads.ts'

/** Checks run one at a time, because each uses a browser and two shells. This many may wait. */
const MOST_WAITING = 20
const MOST_RESULTS = 50
/** A check that has not ended after this long counts as hanging. */
const DEADLINE_MS = 30 * 60_000

/** State of a check; `none` if the build has no check queued or running. */
export type JobState = 'none' | 'waiting' | 'running'

/** A build to check, with the path of another remote to be handed over with it. */
export interface Check extends BuildId {
  handover?: PlannedHandover | undefined
  accepted?: readonly Accepted[] | undefined
}

/** Checks a build; resolves to undefined if it ended without a verdict. */
export type Run = (check: Check, signal: AbortSignal, report: Report) => Promise<Verdict | undefined>

/**
 * The gate's checks, each in a separate process, so that one that crashes or hangs harms no other. Verdicts
 * are in the store; a check that a restart interrupts has none, and is requested again.
 */
export class GateJobs {
  readonly #run: Run
  readonly #judged: ((verdict: Verdict) => Promise<void>) | undefined
  readonly #waiting: Check[] = []
  readonly #closing = new AbortController()
  /** Results of the latest checks, even if an earlier verdict stays in the store. */
  readonly #results = new Map<string, Verdict>()
  #running: Check | undefined
  #progress: string | undefined
  #worker: Promise<void> | undefined

  /** @param judged is called with each verdict */
  constructor({
    run = runInProcess,
    judged,
  }: { run?: Run | undefined; judged?: (verdict: Verdict) => Promise<void> }) {
    this.#run = run
    this.#judged = judged
  }

  stateOf(id: BuildId): JobState {
    if (this.#running && isSame(this.#running, id)) return 'running'
    return this.#waiting.some((one) => isSame(one, id)) ? 'waiting' : 'none'
  }

  /** Line about the progress of a build's check; undefined unless it runs. */
  progressOf(id: BuildId): string | undefined {
    return this.stateOf(id) === 'running' ? this.#progress : undefined
  }

  /** Result of the latest check of a build; undefined if it ended without a verdict or is too old. */
  resultOf(id: BuildId): Verdict | undefined {
    return this.#results.get(nameOf(id))
  }

  /**
   * Queues a check of a build. One that waits takes over the acceptances; one that runs is repeated with them.
   * @throws CodedError if too many are waiting
   */
  request(id: Check): JobState {
    const waiting = this.#waiting.find((one) => isSame(one, id))
    if (waiting) waiting.accepted = [...(waiting.accepted ?? []), ...(id.accepted ?? [])]
    if (waiting || (this.stateOf(id) === 'running' && !id.accepted?.length)) return this.stateOf(id)
    if (this.#waiting.length >= MOST_WAITING) throw new CodedError('busy')
    this.#results.delete(nameOf(id))
    this.#waiting.push(id)
    this.#worker ??= this.#work()
    return this.stateOf(id)
  }

  /** Aborts the running check and drops the waiting ones. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#worker
  }

  async #work(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      if (this.#closing.signal.aborted) break
      this.#running = next
      const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(DEADLINE_MS)])
      this.#progress = undefined
      const report = (line: string) => {
        this.#progress = line
      }
      const verdict = await this.#run(next, signal, report).catch(console.error)
      if (verdict) this.#record(next, verdict)
      this.#running = undefined
      if (verdict) await this.#judged?.(verdict)
    }
    this.#worker = undefined
  }

  #record(id: BuildId, verdict: Verdict): void {
    const [oldest] = this.#results.keys()
    if (oldest && this.#results.size >= MOST_RESULTS) this.#results.delete(oldest)
    this.#results.set(nameOf(id), verdict)
  }
}

const nameOf = ({ remote, build }: BuildId) => `${remote}@${build}`

const isSame = (a: BuildId, b: BuildId) => nameOf(a) === nameOf(b)

async function runInProcess(
  { remote, build, handover, accepted }: Check,
  signal: AbortSignal,
  report: Report,
): Promise<Verdict | undefined> {
  // On SIGTERM it ends its shells and its browser.
  const child = fork(moduleNextTo(import.meta, 'gate-process'), [
    remote,
    build,
    JSON.stringify({ handover, accepted }),
  ])
  const end = () => child.kill('SIGTERM')
  signal.addEventListener('abort', end, { once: true })
  let verdict: Verdict | undefined
  child.on('message', (message: GateMessage) => {
    if ('progress' in message) report(message.progress)
    else verdict = message.verdict
  })
  await once(child, 'exit')
  signal.removeEventListener('abort', end)
  return verdict
}

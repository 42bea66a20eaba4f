import { MessageChannel, Worker } from 'node:worker_threads'
import { ownerOf, type ReleaseSet } from '@arunika/shared/federation'
import type { BuildFailure } from '../src/entry-render.tsx'
import { answerOn } from './data-line.ts'
import type { LastGood } from './last-good.ts'
import type { RenderedPage, WorkerAnswer, WorkerInput, WorkerOutput, WorkerRequest } from './render-worker.ts'

/** A render that takes longer is given up, and its thread with it: it may be looping. */
const RENDER_DEADLINE_MS = 8000
const MEMORY_LIMIT_MB = 512

export interface PoolInput extends Omit<WorkerInput, 'hosts'> {
  /** Gets the data of pages; several pools may share it. */
  hosts: LastGood
}

interface Job {
  request: Omit<WorkerRequest, 'id'>
  resolve: (output: WorkerOutput) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
  /** Whether its time was over: then it is what the thread died of. */
  isLate: boolean
  /** Threads that have died of it, or while it waited. */
  deaths: number
  /** Build that is left out because of that. */
  failed?: BuildFailure
}

/** A page that a thread has died with is tried so often again. */
const MOST_DEATHS = 2

/** The thread that renders one release set. A thread that dies is replaced; `retire` ends it when it is idle. */
export class RenderPool {
  readonly #input: PoolInput
  #worker: Worker
  #jobs = new Map<number, Job>()
  #lastId = 0
  #retired = false

  constructor(input: PoolInput) {
    this.#input = input
    this.#worker = this.#start()
  }

  get set(): ReleaseSet {
    return this.#input.set
  }

  /** Renders the page at an address, which is whole. */
  async render(
    url: string,
    requestId: string,
    own: Pick<WorkerRequest, 'avoid' | 'copies' | 'override'> = {},
  ): Promise<RenderedPage> {
    return (await this.#ask({ url, requestId, ...own })) as RenderedPage
  }

  /** Paths of all pages that search engines may show. */
  async sitemap(): Promise<string[]> {
    return (await this.#ask({})) as string[]
  }

  #ask(request: Omit<WorkerRequest, 'id'>): Promise<WorkerOutput> {
    return new Promise((resolve, reject) => this.#give({ request, resolve, reject, deaths: 0 }))
  }

  #give(given: Omit<Job, 'timer' | 'isLate'>): void {
    const id = ++this.#lastId
    const timer = setTimeout(() => {
      job.isLate = true
      this.#worker.terminate()
    }, RENDER_DEADLINE_MS)
    const job = { ...given, timer, isLate: false }
    this.#jobs.set(id, job)
    this.#worker.postMessage({ id, ...given.request } satisfies WorkerRequest)
  }

  /** Takes no new work; the thread ends with its last page. */
  retire(): void {
    this.#retired = true
    if (this.#jobs.size === 0) this.#worker.terminate()
  }

  #start(): Worker {
    const { port1: line, port2: hosts } = new MessageChannel()
    answerOn(line, this.#input.hosts)
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      workerData: { ...this.#input, hosts } satisfies WorkerInput,
      transferList: [hosts],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    })
    worker.on('message', (answer: WorkerAnswer) => this.#settle(answer))
    worker.on('error', (error) => console.error(`The render thread of ${this.set.id} failed:`, error))
    worker.on('exit', () => {
      line.close()
      this.#replace()
    })
    return worker
  }

  #settle(answer: WorkerAnswer): void {
    const job = this.#jobs.get(answer.id)
    if (!job) return
    clearTimeout(job.timer)
    this.#jobs.delete(answer.id)
    if ('output' in answer) job.resolve(blaming(answer.output, job.failed))
    else job.reject(new Error(answer.error))
    if (this.#retired && this.#jobs.size === 0) this.#worker.terminate()
  }

  /** What the thread left undone goes to the next one: a page that loops harms no other page. */
  #replace(): void {
    const left = [...this.#jobs.values()]
    for (const { timer } of left) clearTimeout(timer)
    this.#jobs.clear()
    if (this.#retired && left.length === 0) return
    this.#worker = this.#start()
    const isAnyLate = left.some(({ isLate }) => isLate)
    for (const job of left) {
      const mayBeIt = job.isLate || !isAnyLate
      if (job.deaths >= MOST_DEATHS)
        job.reject(new Error('The render thread ended before the page was done.'))
      else this.#give({ ...job, ...(mayBeIt && this.#without(job.request)), deaths: job.deaths + 1 })
    }
  }

  /** A page by the last known good build of its remote. */
  #without(request: Job['request']): Pick<Job, 'request' | 'failed'> {
    const remote = request.url && ownerOf(this.set.remotes, new URL(request.url).pathname)
    const build = remote && this.set.remotes[remote]?.build
    if (!remote || !build) return { request }
    const avoid = [...(request.avoid ?? []), `${remote}@${build}`]
    return {
      request: { ...request, avoid },
      failed: { remote, build, text: 'The render thread ended on it.' },
    }
  }
}

/** What a page says of the build that it was to be of. */
function blaming(output: WorkerOutput, failed: BuildFailure | undefined): WorkerOutput {
  if (!failed || Array.isArray(output)) return output
  return { ...output, meant: failed, failures: [failed, ...output.failures] }
}

import { MessageChannel, Worker } from 'node:worker_threads'
import type { RenderOutput } from '../src/entry-render.tsx'
import { answerOn } from './data-line.ts'
import type { LastGood } from './last-good.ts'
import type { WorkerAnswer, WorkerInput, WorkerOutput, WorkerRequest } from './render-worker.ts'

/** A render that takes longer is given up, and its thread with it: it may be looping. */
const RENDER_DEADLINE_MS = 8000
const MEMORY_LIMIT_MB = 512

export interface PoolInput extends Omit<WorkerInput, 'hosts'> {
  /** Gets the data of pages; several pools may share it. */
  hosts: LastGood
}

interface Job {
  resolve: (output: WorkerOutput) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

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

  get setId(): string {
    return this.#input.set.id
  }

  /** Renders the page at an address, which is whole. */
  async render(
    url: string,
    requestId: string,
    own: Pick<WorkerRequest, 'copies' | 'override'> = {},
  ): Promise<RenderOutput> {
    return (await this.#ask({ url, requestId, ...own })) as RenderOutput
  }

  /** Paths of all pages that search engines may show. */
  async sitemap(): Promise<string[]> {
    return (await this.#ask({})) as string[]
  }

  #ask(request: Omit<WorkerRequest, 'id'>): Promise<WorkerOutput> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#worker.terminate(), RENDER_DEADLINE_MS)
      this.#jobs.set(id, { resolve, reject, timer })
      this.#worker.postMessage({ id, ...request } satisfies WorkerRequest)
    })
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
    worker.on('error', (error) => console.error(`The render thread of ${this.setId} failed:`, error))
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
    if ('output' in answer) job.resolve(answer.output)
    else job.reject(new Error(answer.error))
    if (this.#retired && this.#jobs.size === 0) this.#worker.terminate()
  }

  #replace(): void {
    for (const { reject, timer } of this.#jobs.values()) {
      clearTimeout(timer)
      reject(new Error('The render thread ended before the page was done.'))
    }
    this.#jobs.clear()
    if (!this.#retired) this.#worker = this.#start()
  }
}

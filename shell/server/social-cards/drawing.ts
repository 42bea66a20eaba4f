import { Worker } from 'node:worker_threads'
import type { SocialCard } from '@anyam/federation'
import { CodedError } from '@anyam/server/errors'
import type { DrawRequest, DrawResponse } from './worker.ts'

/** A card takes a fifth of a second. A request that would wait for more than this many is refused. */
const MOST_WAITING = 30
/** An idle thread ends after this long, which frees its memory. */
const IDLE_MS = 30_000
/** A card that takes longer will never finish. */
const DEADLINE_MS = 10_000

interface Job {
  request: DrawRequest
  resolve: (bytes: Buffer) => void
  reject: (error: Error) => void
}

/** One drawing thread, started on demand. */
export class Drawing {
  readonly #brand: string
  readonly #jobs: Job[] = []
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #lastId = 0

  /** @param brand name of the site */
  constructor(brand: string) {
    this.#brand = brand
  }

  /** @throws CodedError overloaded if too many cards are waiting */
  draw(card: SocialCard, picture?: Uint8Array): Promise<Buffer> {
    if (this.#jobs.length >= MOST_WAITING) return Promise.reject(new CodedError('overloaded'))
    return new Promise((resolve, reject) => {
      const request = { id: ++this.#lastId, card, brand: this.#brand, ...(picture && { picture }) }
      if (this.#jobs.push({ request, resolve, reject }) === 1) this.#next()
    })
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    for (const { reject } of this.#jobs.splice(0)) reject(new CodedError('unavailable'))
    await this.#worker?.terminate()
  }

  #next(): void {
    clearTimeout(this.#timer)
    const [job] = this.#jobs
    const after = job ? DEADLINE_MS : IDLE_MS
    if (job) {
      this.#worker ??= this.#start()
      this.#worker.postMessage(job.request)
    }
    this.#timer = setTimeout(() => void this.#worker?.terminate(), after)
    this.#timer.unref()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', (response: DrawResponse) => {
      const job = this.#jobs.shift()
      if ('bytes' in response) job?.resolve(Buffer.from(response.bytes))
      else job?.reject(new Error(response.error))
      this.#next()
    })
    let failure = new Error('The thread that draws social cards ended')
    worker.on('error', (error) => {
      failure = error
    })
    worker.on('exit', () => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      // The card that killed the thread is not retried.
      this.#jobs.shift()?.reject(failure)
      if (this.#jobs.length > 0) this.#next()
    })
    return worker
  }
}

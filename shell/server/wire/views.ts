import { Worker } from 'node:worker_threads'
import type { Found } from '@anyam/host/server/rendering/last-good'
import type { FastifyBaseLogger } from 'fastify'
import { errorText } from './specified-api.ts'
import type { WorkerRequest, WorkerResponse, WorkerSettings } from './worker.ts'

/** The product's views of a specified api, made by one thread that starts with the first of them. */
export class Views {
  readonly #settings: WorkerSettings
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #waiting = new Map<number, (found: Found) => void>()
  #worker: Worker | undefined
  #lastId = 0

  constructor(settings: WorkerSettings, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#settings = settings
    this.#log = log
  }

  /** Starts the thread, which takes a second, before the first page needs it. */
  prepare(): void {
    this.#worker ??= this.#start()
  }

  /**
   * Never throws.
   * @param address below the api's origin
   * @param token value of the authorization header
   */
  respond(address: string, token?: string): Promise<Found> {
    return new Promise((resolve) => {
      const id = ++this.#lastId
      this.#waiting.set(id, resolve)
      this.#worker ??= this.#start()
      this.#worker.postMessage({ id, address, token } satisfies WorkerRequest)
    })
  }

  /** Later views show what was written before. */
  forget(): void {
    this.#worker?.postMessage('forget' satisfies WorkerRequest)
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#settings })
    worker.unref()
    worker.on('message', (response: WorkerResponse) => {
      if ('warning' in response) return this.#log.warn(response.details, response.warning)
      this.#waiting.get(response.id)?.(response.found)
      this.#waiting.delete(response.id)
    })
    worker.on('error', (error) => this.#log.warn(error, 'The thread that reads the api ended.'))
    worker.on('exit', () => {
      this.#worker = undefined
      for (const resolve of this.#waiting.values()) resolve({ status: 503, text: errorText(503, '') })
      this.#waiting.clear()
    })
    return worker
  }
}

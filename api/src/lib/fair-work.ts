import { CodedError } from '@anyam/server/errors'
import { FairQueue } from '@anyam/server/fair-queue'

interface FairWorkLimits {
  /** Number of jobs that run at once. */
  lanes: number
  /** Maximum waiting jobs of one owner. */
  ofOwner: number
  /** Maximum waiting jobs of all owners. */
  total: number
}

/** The owner of a job. */
export interface Share {
  owner: string
  /** Aborts when the requester stops waiting. */
  signal?: AbortSignal
}

interface Job {
  group: string
  start(lane: number): void
  refuse(): void
}

/** Seconds after which a refused sender may retry. */
const RETRY_AFTER = 30

/**
 * Runs a few costly jobs at a time, one per owner and in turns, so that a sender of many only delays itself and a
 * second lane stays free for others. `p-queue` and `bottleneck` have priorities, but no turns.
 */
export class FairWork {
  readonly #ofOwner: number
  readonly #queue: FairQueue<Job>
  readonly #free: number[]
  readonly #running = new Set<string>()

  constructor({ lanes, ofOwner, total }: FairWorkLimits) {
    this.#ofOwner = ofOwner
    this.#queue = new FairQueue(total)
    this.#free = Array.from({ length: lanes }, (_, lane) => lane)
  }

  /**
   * Runs the work when its owner's turn comes.
   * @param work receives its lane number
   * @throws CodedError checks_busy if the queue is full or the signal aborts
   */
  run<T>({ owner, signal }: Share, work: (lane: number) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const giveUp = () => {
        this.#queue.remove(job)
        job.refuse()
      }
      const job: Job = {
        group: owner,
        start: (lane) => {
          signal?.removeEventListener('abort', giveUp)
          const end = () => this.#end(owner, lane)
          work(lane).then(resolve, reject).finally(end)
        },
        refuse: () => {
          signal?.removeEventListener('abort', giveUp)
          reject(new CodedError('checks_busy', { retryAfter: RETRY_AFTER }))
        },
      }
      if (signal?.aborted || this.#queue.sizeOf(owner) >= this.#ofOwner) return job.refuse()
      signal?.addEventListener('abort', giveUp)
      this.#queue.push(job)?.refuse()
      this.#startNext()
    })
  }

  #end(owner: string, lane: number) {
    this.#free.push(lane)
    this.#running.delete(owner)
    this.#queue.endTurn(owner)
    this.#startNext()
  }

  #startNext() {
    const [lane] = this.#free
    if (lane === undefined) return
    const job = this.#queue.shift((owner) => !this.#running.has(owner))
    if (!job) return
    this.#free.shift()
    this.#running.add(job.group)
    job.start(lane)
  }
}

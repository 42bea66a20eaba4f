import { CodedError } from '@arunika/server/errors'
import { FairQueue } from '@arunika/server/fair-queue'

interface FairWorkLimits {
  /** Jobs that run at a time. */
  lanes: number
  /** Jobs of one owner that wait. */
  ofOwner: number
  /** Jobs of all owners that wait. */
  total: number
}

/** Whose work it is. */
export interface Share {
  owner: string
  /** Aborts when nobody waits any longer. */
  signal?: AbortSignal
}

interface Job {
  group: string
  start(lane: number): void
  refuse(): void
}

/** Seconds after which a sender who was refused may try again. */
const RETRY_AFTER = 30

/**
 * Runs costly work a few jobs at a time, each owner's in turn: one who sends many waits for itself. An owner has one job in work, so
 * that a second lane stays for others. `p-queue` and `bottleneck` know priorities, but no turns of owners.
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
   * @param work gets the number of its lane
   * @throws CodedError checks_busy, when there is no room or nobody waits any longer
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

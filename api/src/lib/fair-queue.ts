import { CodedError } from '@arunika/server/errors'

interface FairQueueLimits {
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
  /** Aborts when nobody waits any longer; work without one is never refused. */
  signal?: AbortSignal
}

interface Job {
  share: Share
  start(lane: number): void
  refuse(): void
}

interface Owner {
  waiting: Job[]
  isRunning: boolean
  /** Number of the start of its last job; 0 for none. */
  lastStart: number
}

/** Seconds after which a sender who was refused may try again. */
const RETRY_AFTER = 30

/**
 * Runs costly work a few jobs at a time, each owner's in turn: one who sends many waits for itself. An owner has one job in work, so
 * that one lane stays for others. `p-queue` and `bottleneck` know priorities, but no turns of owners.
 */
export class FairQueue {
  readonly #limits: FairQueueLimits
  readonly #free: number[]
  readonly #owners = new Map<string, Owner>()
  #starts = 0

  constructor(limits: FairQueueLimits) {
    this.#limits = limits
    this.#free = Array.from({ length: limits.lanes }, (_, lane) => lane)
  }

  /**
   * Runs the work when its owner's turn comes.
   * @param work gets the number of its lane
   * @throws CodedError checks_busy, when there is no room or the time to wait is over
   */
  run<T>(share: Share, work: (lane: number) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const job: Job = {
        share,
        start: (lane) => {
          share.signal?.removeEventListener('abort', giveUp)
          const done = () => this.#end(share.owner, lane)
          work(lane).then(resolve, reject).finally(done)
        },
        refuse: () => {
          share.signal?.removeEventListener('abort', giveUp)
          reject(new CodedError('checks_busy', { retryAfter: RETRY_AFTER }))
        },
      }
      const giveUp = () => this.#giveUp(job)
      if (share.signal?.aborted) return job.refuse()
      share.signal?.addEventListener('abort', giveUp)
      this.#add(job)
      this.#startNext()
    })
  }

  #add(job: Job) {
    const { owner: name, signal } = job.share
    const owner = this.#owners.get(name) ?? { waiting: [], isRunning: false, lastStart: 0 }
    if (signal) {
      if (owner.waiting.length >= this.#limits.ofOwner) return job.refuse()
      if (this.#waiting() >= this.#limits.total && !this.#makeRoom(owner.waiting.length)) return job.refuse()
    }
    owner.waiting.push(job)
    this.#owners.set(name, owner)
  }

  #waiting = () => [...this.#owners.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)

  /** Takes the last job of the owner that has most, if that is more than the newcomer would have. */
  #makeRoom(has: number): boolean {
    const [most] = [...this.#owners.values()].sort((a, b) => b.waiting.length - a.waiting.length)
    if (!most || most.waiting.length <= has + 1) return false
    most.waiting.pop()?.refuse()
    return true
  }

  #giveUp(job: Job) {
    const owner = this.#owners.get(job.share.owner)
    if (owner) owner.waiting = owner.waiting.filter((other) => other !== job)
    this.#forgetIdle(job.share.owner)
    job.refuse()
  }

  #end(name: string, lane: number) {
    this.#free.push(lane)
    const owner = this.#owners.get(name)
    if (owner) owner.isRunning = false
    this.#startNext()
    this.#forgetIdle(name)
  }

  #forgetIdle(name: string) {
    const owner = this.#owners.get(name)
    if (owner && !owner.isRunning && owner.waiting.length === 0) this.#owners.delete(name)
  }

  /** Starts the job of the owner that has waited longest for a turn. */
  #startNext() {
    const [next] = [...this.#owners.values()]
      .filter(({ isRunning, waiting }) => !isRunning && waiting.length > 0)
      .sort((a, b) => a.lastStart - b.lastStart)
    if (!next) return
    const lane = this.#free.pop()
    if (lane === undefined) return
    this.#starts += 1
    Object.assign(next, { isRunning: true, lastStart: this.#starts })
    next.waiting.shift()?.start(lane)
  }
}

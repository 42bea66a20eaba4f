import { ownerOf, type PageAddress, type ReleaseSet, type SlotUse, slotOwner } from '@anyam/federation'
import type { Site } from '@anyam/protocol/open'
import type { ReleaseStore } from '@anyam/releases/store'
import { CodedError } from '@anyam/server/errors'
import { FairQueue } from '@anyam/server/fair-queue'
import type { BuildFailure } from '../../browser/rendering/messages.ts'
import type { PageRoute } from '../../browser/rendering/routes.ts'
import type { SlotOutput } from '../../browser/slots/slot-output.ts'
import { type WorkingCopies, withoutSeals, withWorkingCopies } from '../releases/client-release-set.ts'
import type { PageSlots } from '../slots/page-slots.ts'
import { DataPort } from './data-port.ts'
import { type HostBuild, startMessage } from './host-build.ts'
import type { Hosts } from './last-good.ts'
import type { Output, RenderedPage, RenderRequest, Work } from './messages.ts'
import { checkedAddresses, checkedPage, checkedRoutes, checkedSlot } from './output.ts'
import { PageAddresses } from './page-addresses.ts'
import { type ProcessInput, RenderProcess } from './render-process.ts'

/** A render that takes longer is aborted together with its process, because it may be looping. */
const RENDER_DEADLINE_MS = 8000
/** Limits what a faulty build can store here. */
const MOST_ADDRESSES = 2_000_000
/** Maximum time that a process takes to load the host's build. */
const MOST_START_MS = 20_000
/** Number of renders that share a process: while one waits for its data, another continues. */
const MOST_AT_ONCE = 8
const MOST_WAITING = 128
/**
 * After this long a visitor has left or should retry. It is longer than a render may take, so that a loop,
 * which blocks the others until its process is replaced, does not cost them their pages.
 */
const LONGEST_WAIT_MS = 12_000
/** A job fails after its process has died this many times without a known cause. */
const MOST_DEATHS = 2
/** A build that killed a process is skipped for this long, because it would block all pages again. */
const QUARANTINE_MS = 60_000

export interface PoolInput {
  /** Renders the documents of the set. */
  host: HostBuild
  store: ReleaseStore
  set: ReleaseSet
  site: Site
  apiUrl: string
  /** Fetches the data of pages; several pools may share it. */
  hosts: Hosts
  log: (text: string) => void
  /** Slots for its pages. */
  slots?: PageSlots
  /** Milliseconds that a page may wait for its turn. */
  longestWaitMs?: number
  /** Called when a build is not run because one of its files was altered. */
  onRefused?: () => void
  /** Milliseconds after which a render is aborted. */
  deadlineMs?: number
  /** Called when every process that loads the host's build ends, so that it can render nothing. */
  onBroken?: () => void
}

interface Job {
  work: Work
  /** Kind of page, for scheduling jobs. */
  group: string
  since: number
  resolve: (output: Output) => void
  reject: (error: Error) => void
  /** Takes a part of the result. @throws Error if it is not one */
  onPart?: ((nth: number, part: unknown) => void) | undefined
  deaths: number
  /** Build that is skipped because the process died running it. */
  failed?: BuildFailure
}

interface Running extends Job {
  timer: NodeJS.Timeout
}

/**
 * The process that renders one release set; it is replaced if it dies, and ends when it is idle after
 * `retire`. Library pools (piscina, tinypool) run threads, which cannot be unprivileged, and do not report
 * which job killed a process.
 */
export class RenderPool {
  /** Identifies the pages of this set by address. */
  readonly addresses: PageAddresses
  readonly #input: ProcessInput
  readonly #longestWaitMs: number
  readonly #deadlineMs: number
  readonly #onBroken: (() => void) | undefined
  /** Number of consecutive processes that ended before they were ready. */
  #stillborn = 0
  #whenReady = Promise.withResolvers<void>()
  readonly #queue = new FairQueue<Job>(MOST_WAITING)
  #process: RenderProcess
  #running = new Map<number, Running>()
  /** The job that the process works on. */
  #current: number | undefined
  #lastId = 0
  #retired = false
  /** Builds that killed a process, by remote, and until when they are skipped. */
  readonly #quarantine = new Map<string, number>()

  constructor(poolInput: PoolInput) {
    const { host, hosts, site, apiUrl, set, longestWaitMs, deadlineMs, onBroken, ...input } = poolInput
    this.#deadlineMs = deadlineMs ?? RENDER_DEADLINE_MS
    this.#longestWaitMs = longestWaitMs ?? LONGEST_WAIT_MS
    this.#onBroken = onBroken
    const start = startMessage(host, { site, apiUrl, set: withoutSeals(set) })
    this.#input = { ...input, set, start, data: new DataPort(hosts, apiUrl) }
    this.#process = this.#start()
    this.addresses = new PageAddresses(set, (remote) => this.routes(remote))
  }

  /** Number of renders waiting for their turn. */
  get waiting(): number {
    return this.#queue.size
  }

  get set(): ReleaseSet {
    return this.#input.set
  }

  /**
   * Renders the page at an absolute address.
   * @throws CodedError overloaded if its turn does not come in time, for which no build is to blame
   */
  async render(
    url: string,
    requestId: string,
    {
      copies,
      ...own
    }: Partial<Pick<RenderRequest, 'avoid' | 'devOverride'>> & { copies?: WorkingCopies } = {},
  ): Promise<RenderedPage> {
    const { set: shown } = this.#input.start
    const set = copies && { set: withWorkingCopies(shown, copies) }
    const request = { url, requestId, avoid: [], ...own, ...set }
    const group = this.addresses.knownKeyOf(new URL(url))?.group ?? url
    const output = await this.#ask({ type: 'render', request }, group)
    return checkedPage(output, { set: this.set, url, allows: (source) => this.#input.data.allows(source) })
  }

  /** Settles when the process can start its first job at once. */
  get ready(): Promise<void> {
    return this.#whenReady.promise
  }

  /** Slots of other remotes for the pages. */
  get slots(): PageSlots | undefined {
    return this.#input.slots
  }

  /**
   * Renders a slot.
   * @throws CodedError if it cannot be rendered now
   */
  async renderSlot(use: SlotUse): Promise<SlotOutput> {
    const remote = slotOwner(this.set.remotes, use.name)
    return checkedSlot(await this.#ask({ type: 'slot', request: { use, avoid: [] } }, use.name), remote)
  }

  /** Route declarations of a remote. @throws Error if it cannot be loaded */
  async routes(remote: string): Promise<PageRoute[]> {
    return checkedRoutes(await this.#ask({ type: 'routes', remote }, 'routes'))
  }

  /**
   * Addresses of all pages that search engines may index.
   * @throws Error if they are too many, or are no addresses
   */
  async sitemap(): Promise<PageAddress[]> {
    const found: PageAddress[] = []
    await this.#ask({ type: 'sitemap' }, 'sitemap', (nth, part) => {
      // A process that replaces a dead one begins again.
      if (nth === 0) found.length = 0
      found.push(...checkedAddresses(part))
      if (found.length + nth > MOST_ADDRESSES) throw new Error(`A sitemap has over ${MOST_ADDRESSES} pages.`)
    })
    return found
  }

  /** Accepts no new jobs; the process ends with its last page. */
  retire(): void {
    this.#retired = true
    this.#input.slots?.retire()
    this.#endIfIdle()
  }

  #ask(work: Work, group: string, onPart?: Job['onPart']): Promise<Output> {
    return new Promise((resolve, reject) => {
      const job = { work, group, since: Date.now(), resolve, reject, deaths: 0, onPart }
      this.#queue.push(job)?.reject(new CodedError('overloaded'))
      this.#giveNext()
    })
  }

  #giveNext(): void {
    while (this.#running.size < MOST_AT_ONCE) {
      const job = this.#queue.shift()
      if (!job) break
      if (Date.now() - job.since > this.#longestWaitMs) job.reject(new CodedError('overloaded'))
      else this.#give(job)
    }
    this.#endIfIdle()
  }

  #give(job: Job): void {
    const id = ++this.#lastId
    const remote = this.#remoteOf(job.work)
    const isLeftOut = remote !== undefined && (this.#quarantine.get(remote) ?? 0) > Date.now()
    const effective = isLeftOut && !job.failed ? { ...job, ...this.#without(job.work) } : job
    this.#running.set(id, { ...effective, timer: this.#timer(id) })
    this.#process.give(id, effective.work)
  }

  /** Ends the process when a job exceeds its deadline, which begins once the process is ready. */
  #timer(id: number): NodeJS.Timeout {
    const end = () => {
      // The job in progress blocks the others; without one, this job itself hangs.
      if (this.#current === undefined || !this.#running.has(this.#current)) this.#current = id
      this.#process.end()
    }
    return setTimeout(end, this.#deadlineMs + (this.#process.wasReady ? 0 : MOST_START_MS))
  }

  #onReady(): void {
    this.#whenReady.resolve()
    for (const [id, job] of this.#running) {
      clearTimeout(job.timer)
      job.timer = this.#timer(id)
    }
  }

  #start(): RenderProcess {
    const current = new RenderProcess(this.#input, {
      onSettled: (id, result) => this.#settle(id, result),
      onAddresses: (id, nth, addresses) => this.#takePart(id, nth, addresses),
      onReady: () => {
        if (current === this.#process) this.#onReady()
      },
      onRunning: (id) => {
        this.#current = id
      },
      onExit: () => {
        if (current !== this.#process) return
        this.#stillborn = current.wasReady ? 0 : this.#stillborn + 1
        if (this.#stillborn > MOST_DEATHS && !this.#retired) this.#break()
        else this.#replace()
      },
    })
    return current
  }

  #settle(id: number, result: { output: Output } | { error: string }): void {
    const job = this.#running.get(id)
    if (!job) return
    clearTimeout(job.timer)
    this.#running.delete(id)
    if (this.#current === id) this.#current = undefined
    if ('output' in result) job.resolve(withFailure(result.output, job.failed))
    else job.reject(new Error(result.error))
    this.#giveNext()
  }

  /** Each part of a result has a deadline of its own. */
  #takePart(id: number, nth: number, part: unknown): void {
    const job = this.#running.get(id)
    if (!job?.onPart) return
    clearTimeout(job.timer)
    job.timer = this.#timer(id)
    try {
      job.onPart(nth, part)
    } catch (error) {
      this.#settle(id, { error: String(error) })
    }
  }

  /** Called when the host's build kills every process that loads it. */
  #break(): void {
    this.#stillborn = 0
    for (const { timer, reject } of this.#running.values()) {
      clearTimeout(timer)
      reject(new CodedError('unavailable'))
    }
    this.#running.clear()
    this.#onBroken?.()
    this.#replace()
  }

  /** Pending jobs move to a new process, so one looping page cannot fail the others. */
  #replace(): void {
    const culprit = this.#current
    const jobs = [...this.#running]
    for (const [, { timer }] of jobs) clearTimeout(timer)
    this.#running.clear()
    this.#current = undefined
    if (this.#retired && jobs.length === 0 && this.#queue.size === 0) return
    this.#process = this.#start()
    const isKnown = culprit !== undefined && jobs.some(([id]) => id === culprit)
    for (const [id, { timer: _, ...job }] of jobs) {
      const isBlamed = id === culprit
      const remote = this.#remoteOf(job.work)
      if (isBlamed && remote) this.#quarantine.set(remote, Date.now() + QUARANTINE_MS)
      const deaths = job.deaths + (isBlamed || !isKnown ? 1 : 0)
      const isHopeless = deaths > MOST_DEATHS || (isBlamed && job.work.type === 'routes')
      if (isHopeless) job.reject(new CodedError('unavailable'))
      else this.#give({ ...job, deaths })
    }
    this.#giveNext()
  }

  #endIfIdle(): void {
    if (this.#retired && this.#running.size === 0 && this.#queue.size === 0) this.#process.end()
  }

  #remoteOf(work: Work): string | undefined {
    if (work.type === 'routes') return work.remote
    if (work.type === 'slot') return slotOwner(this.set.remotes, work.request.use.name)
    return work.type === 'render' ? ownerOf(this.set.remotes, new URL(work.request.url).pathname) : undefined
  }

  /** Renders the page with the last known good build of its remote. */
  #without(work: Work): Partial<Pick<Job, 'work' | 'failed'>> {
    const remote = this.#remoteOf(work)
    const build = remote && this.set.remotes[remote]?.build
    if ((work.type !== 'render' && work.type !== 'slot') || !remote || !build) return {}
    const avoid = [...work.request.avoid, `${remote}@${build}`]
    return {
      work: { ...work, request: { ...work.request, avoid } } as Work,
      failed: { remote, build, text: 'The render process ended on it.' },
    }
  }
}

/** Adds the failure of the build that should have rendered the page. */
function withFailure(output: Output, failed: BuildFailure | undefined): Output {
  if (!failed || typeof output === 'string' || Array.isArray(output)) return output
  return { ...output, ...('status' in output && { meant: failed }), failures: [failed, ...output.failures] }
}

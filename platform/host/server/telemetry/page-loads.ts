import type { Count, FailureKind, OwnEvent, SampleName } from '@anyam/releases/evidence'
import { TOKEN_LIFETIME_MS } from './tokens.ts'

/** Silence for this long is a failure. A slow page, or one that the visitor left, has reported that by then. */
const SILENCE_MS = 8_000
const MOST_PAGE_LOADS = 50_000

/** Outcomes of a page load. An outcome is replaced only by one of a higher rank. */
const RANKS = { started: 0, slow: 1, left: 2, silent: 2, alive: 3, failed: 4 } as const
type State = keyof typeof RANKS

export interface Started {
  remote: string
  build: string
  /** Cell of the visitor's network. */
  cell: string
  /** Segments of the visitors that it belongs to. */
  segments?: readonly string[]
  /** True if a document was loaded for it; false if a link was followed within one. */
  isDocument: boolean
  /** Released host of that document, to which the page load is also attributed. */
  host?: { remote: string; build: string } | undefined
}

interface PageLoad extends Started {
  at: number
  state: State
  measured: Set<string>
}

/** Destination of the counted page loads. */
export interface PageLoadSink {
  count(page: Started, name: Count, by: number): void
  failure(page: Started, kind: FailureKind): void
  sample(page: Started, name: SampleName, value: number): void
}

const SAMPLES: readonly string[] = ['lcp', 'inp', 'cls', 'requests', 'work', 'heap'] satisfies SampleName[]
/** Outcomes of what visitors do on a page, by the count of pages on which they do it. */
const OUTCOMES: ReadonlyMap<string, [failed: Count, tried: Count]> = new Map([
  ['refused', ['refused', 'called']],
  ['unsent', ['unsent', 'submitted']],
  ['astray', ['astray', 'followed']],
])
/** A remote has few; those that it does not declare are dropped when they are counted. */
const isOwnEvent = (name: string): name is OwnEvent => name.startsWith('own:')
const LARGEST_VALUE = 600_000

/**
 * The page loads that began at this shell. Each counts once, however many reports arrive; its outcome is the
 * reported one of the highest rank.
 */
export class PageLoads {
  readonly #sink: PageLoadSink
  // A queue rather than a cache: page loads leave in the order in which they began, by the caller's clock.
  readonly #loads = new Map<string, PageLoad>()
  /** Page loads that have started but not reported since, the oldest first. */
  readonly #waiting = new Map<string, PageLoad>()

  constructor(sink: PageLoadSink) {
    this.#sink = sink
  }

  /** @returns whether it is new */
  start(id: string, started: Started, now: number): boolean {
    if (this.#loads.has(id)) return false
    const load: PageLoad = { ...started, at: now, state: 'started', measured: new Set() }
    this.#loads.set(id, load)
    this.#waiting.set(id, load)
    this.#forget(now)
    this.#count(load, 'started', 1)
    if (load.isDocument) this.#count(load, 'launched', 1)
    return true
  }

  /**
   * Records a report of a page load: `alive 812`, `failed render`, `slow`, `left`, `vital lcp 900`, `vital astray 1`.
   * @returns whether it began at this shell
   */
  report(id: string, message: string): boolean {
    const load = this.#loads.get(id)
    if (!load) return false
    const [name = '', detail = '', value = ''] = message.split(' ')
    if (name === 'vital') this.#measure(load, detail, Number(value))
    else if (name === 'alive' && this.#become(id, load, 'alive')) this.#measure(load, 'alive', Number(detail))
    else if (name === 'failed' && this.#become(id, load, 'failed'))
      for (const one of counted(load)) this.#sink.failure(one, kindOf(detail))
    else if (name === 'slow' || name === 'left') this.#become(id, load, name)
    return true
  }

  /** Marks page loads that have been silent for too long. */
  sweep(now: number): void {
    for (const [id, load] of this.#waiting) {
      if (now - load.at < SILENCE_MS) return
      this.#become(id, load, 'silent')
    }
  }

  #become(id: string, load: PageLoad, state: State): boolean {
    if (RANKS[state] <= RANKS[load.state]) return false
    this.#waiting.delete(id)
    if (load.state !== 'started') this.#count(load, load.state, -1)
    load.state = state
    this.#count(load, state, 1)
    return true
  }

  #count(load: PageLoad, name: Count, by: number): void {
    for (const one of counted(load)) this.#sink.count(one, name, by)
  }

  /** Each measure of a page load counts once. */
  #measure(load: PageLoad, name: string, value: number): void {
    if (load.measured.has(name) || !(value >= 0 && value <= LARGEST_VALUE)) return
    const [failed, tried] = OUTCOMES.get(name) ?? []
    if (failed && tried) {
      this.#count(load, tried, 1)
      if (value > 0) this.#count(load, failed, 1)
    } else if (SAMPLES.includes(name) || (name === 'alive' && load.isDocument)) {
      for (const one of counted(load)) this.#sink.sample(one, name as SampleName, value)
    } else if (isOwnEvent(name)) this.#sink.count(load, name, 1)
    else return
    load.measured.add(name)
  }

  #forget(now: number): void {
    for (const [id, { at }] of this.#loads) {
      if (now - at <= TOKEN_LIFETIME_MS && this.#loads.size <= MOST_PAGE_LOADS) return
      this.#loads.delete(id)
      this.#waiting.delete(id)
    }
  }
}

/** Builds to which a page load is attributed: that of its page, and that of its host. */
const counted = (load: PageLoad): Started[] => (load.host ? [load, { ...load, ...load.host }] : [load])

const KINDS: readonly string[] = ['load', 'render', 'hydration', 'error', 'empty'] satisfies FailureKind[]

const kindOf = (text: string) => (KINDS.includes(text) ? text : 'error') as FailureKind

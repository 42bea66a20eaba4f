/** Counts of page loads, by build. */
export type Count =
  /** Documents that the shell sent to browsers; counted only while the remote has a canary. */
  | 'documents'
  /** Documents that started to run in a browser, before any script of a remote. */
  | 'launched'
  /** Page loads, and pages opened by a link within a document. */
  | 'started'
  /** Pages that work and respond. */
  | 'alive'
  | 'failed'
  /** Pages that started and sent nothing more. */
  | 'silent'
  /** Pages whose files were still arriving. */
  | 'slow'
  /** Pages that the visitor left before the outcome was known. */
  | 'left'
  /** Pages that made calls, and those of which a call was refused. */
  | 'called'
  | 'refused'
  /** Pages on which a form was submitted, and those on which no request followed. */
  | 'submitted'
  | 'unsent'
  /** Pages on which a link was followed, and those on which it led elsewhere or nowhere. */
  | 'followed'
  | 'astray'
  /** Pages that the server rendered, and pages that it failed to render. */
  | 'served'
  | 'unserved'
  /** Pages with an event of the remote's own. */
  | OwnEvent

/** An event that the remote declares, by its name. */
export type OwnEvent = `own:${string}`

export type Counts = Partial<Record<Count, number>>

export type FailureKind = 'load' | 'render' | 'hydration' | 'error' | 'empty'

export type SampleName = 'alive' | 'lcp' | 'inp' | 'cls' | 'requests' | 'work' | 'heap'

/**
 * Time of measurement in seconds since 1970, the cell of the visitor's network, and the value: times in ms, requests
 * and ms of main-thread work a minute, megabytes of heap.
 */
export type Sample = [at: number, cell: string, value: number]

/** Counts of a time span, by cell. Networks are distinguished only by a seven-bit hash, and never stored. */
export interface Slice {
  /** Seconds since 1970; a multiple of `width`, in seconds. */
  from: number
  width: number
  cells: Record<string, Counts>
}

/** Counts of decided page loads by visitor segment (`engine gecko`) and cell, without their times. */
export interface SegmentCounts {
  /** ISO 8601 instant at which the canary began. */
  since: string
  cells: Record<string, Record<string, Counts>>
}

/** Evidence about one build. */
export interface BuildEvidence {
  totals: Counts
  failures: Partial<Record<FailureKind, number>>
  /** Collected only while the remote has a canary. */
  slices: Slice[]
  /** Collected only while the remote has a canary; missing in evidence of older shells. */
  segments?: SegmentCounts
  samples: Partial<Record<SampleName, Sample[]>>
}

/** By remote and build. */
export type Evidence = Record<string, Record<string, BuildEvidence>>

/** Cell of the server's own counts, which belong to no visitor's network. */
export const SERVER_CELL = 'server'

const WIDTH_S = 10
const PER_WIDTH = 12
const WIDER = 4
const MOST_SAMPLES = 200

export const noEvidence = (): BuildEvidence => ({ totals: {}, failures: {}, slices: [], samples: {} })

export function addCount(counts: Counts, name: Count, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by
}

export function addToSlice(evidence: BuildEvidence, at: number, cell: string, name: Count, by = 1): void {
  const from = Math.floor(at / WIDTH_S) * WIDTH_S
  let slice = evidence.slices.find((known) => known.from === from && known.width === WIDTH_S)
  if (!slice) {
    slice = { from, width: WIDTH_S, cells: {} }
    evidence.slices.push(slice)
  }
  slice.cells[cell] ??= {}
  addCount(slice.cells[cell], name, by)
}

/** Drops counts of an earlier canary. */
export function addToSegments(evidence: BuildEvidence, { since, cells }: SegmentCounts): void {
  const isOlder = evidence.segments !== undefined && since < evidence.segments.since
  if (isOlder) return
  if (evidence.segments?.since !== since) evidence.segments = { since, cells: {} }
  for (const [segment, counts] of Object.entries(cells)) {
    evidence.segments.cells[segment] ??= {}
    addCells(evidence.segments.cells[segment], counts)
  }
}

export function addSample(evidence: BuildEvidence, name: SampleName, sample: Sample): void {
  const samples = [...(evidence.samples[name] ?? []), sample]
  evidence.samples[name] = samples.slice(-MOST_SAMPLES)
}

/**
 * Merges old slices into wider ones, so that their number grows with the logarithm of time. All shells cut at
 * the same instants.
 */
export function folded(slices: readonly Slice[], now: number): Slice[] {
  const byStart = new Map<string, Slice>()
  for (const slice of slices) {
    const width = Math.max(slice.width, widthAt(now - slice.from))
    const from = Math.floor(slice.from / width) * width
    const key = `${from} ${width}`
    const into = byStart.get(key) ?? { from, width, cells: {} }
    byStart.set(key, into)
    addCells(into.cells, slice.cells)
  }
  return [...byStart.values()].sort((a, b) => a.from + a.width - b.from - b.width || a.from - b.from)
}

function widthAt(age: number): number {
  let width = WIDTH_S
  while (age > width * PER_WIDTH) width *= WIDER
  return width
}

/** Merges the evidence of several shells. */
export function pooled(parts: readonly Evidence[], now: number): Evidence {
  const all: Evidence = {}
  for (const part of parts) {
    for (const [remote, builds] of Object.entries(part)) {
      for (const [build, evidence] of Object.entries(builds)) {
        all[remote] ??= {}
        const into = all[remote][build] ?? noEvidence()
        all[remote][build] = into
        addEvidence(into, evidence)
        into.slices = folded(into.slices, now)
      }
    }
  }
  return all
}

export function addEvidence(into: BuildEvidence, more: BuildEvidence): void {
  addCounts(into.totals, more.totals)
  for (const [kind, count] of Object.entries(more.failures) as [FailureKind, number][])
    into.failures[kind] = (into.failures[kind] ?? 0) + count
  into.slices = [...into.slices, ...more.slices]
  if (more.segments) addToSegments(into, more.segments)
  for (const [name, samples] of Object.entries(more.samples) as [SampleName, Sample[]][]) {
    const all = [...(into.samples[name] ?? []), ...samples].sort(([a], [b]) => a - b)
    into.samples[name] = all.slice(-MOST_SAMPLES)
  }
}

function addCells(into: Record<string, Counts>, cells: Record<string, Counts>): void {
  for (const [cell, counts] of Object.entries(cells)) {
    into[cell] ??= {}
    addCounts(into[cell], counts)
  }
}

function addCounts(into: Counts, counts: Counts): void {
  for (const [name, count] of Object.entries(counts) as [Count, number][]) addCount(into, name, count)
}

/** Drops evidence older than an instant (seconds since 1970), because a canary is judged only by its own time. */
export function dropBefore(evidence: BuildEvidence, since: number): void {
  if (evidence.segments && Date.parse(evidence.segments.since) / 1000 < since) delete evidence.segments
  const from = Math.floor(since / WIDTH_S) * WIDTH_S
  evidence.slices = evidence.slices.filter((slice) => slice.from >= from)
  for (const [name, samples] of Object.entries(evidence.samples) as [SampleName, Sample[]][])
    evidence.samples[name] = samples.filter(([at]) => at >= from)
}

/** Page loads of a build, as displayed to people. */
export function pageCounts({ totals }: BuildEvidence) {
  const { started = 0, alive = 0, failed = 0, silent = 0, slow = 0, unserved = 0 } = totals
  return { started, alive, failed: failed + silent, slow, serverFailures: unserved }
}

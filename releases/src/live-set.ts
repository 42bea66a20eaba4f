import type { GateVerdict, ReleaseChange } from '@arunika/admin-contracts'
import type { BuildRelease, RemoteRelease } from '@arunika/federation'
import { DamagedFileError, parseState } from '@arunika/server/state-files'
import * as z from 'zod'
import type { Signature } from './trust/keys.ts'

/**
 * Which build of each remote is live; `live.json` in the store. It says of each build all that a page must
 * know to load it: a remote whose files are lost keeps its paths, and is unavailable there and nowhere else.
 */
export interface LiveSet {
  /** Counts the changes, from 1. */
  revision: number
  /** The live builds; the fallback of each is the last known good one. */
  remotes: Record<string, RemoteRelease>
  /** Candidates that a share of the visitors gets; at most one for each remote. */
  canaries: Record<string, Canary>
  /** A remote that is pinned takes no promotion and no canary. */
  pins: Record<string, Pin>
  /** Remotes that were taken off the site; missing in sets from before that was possible. */
  retired?: Record<string, RetiredRemote>
  /** Paths that went from one remote to another; missing in sets from before that was possible. */
  handovers?: Record<string, Handover>
  /** The change that made this revision. If a crash prevents its journal entry, it is read from here. */
  change?: JournalEntry
  /** Hash of the whole journal, if the set was signed by `adopt`: its change names no entry before it. */
  root?: string
  /** Of the registry, over all of the above; missing where nothing is signed. */
  signature?: Signature
}

const EMPTY: LiveSet = { revision: 0, remotes: {}, canaries: {}, pins: {} }

/** What every version has, and all that is needed to find out whose signature counts. */
const release = z.object({ build: z.string(), owns: z.array(z.string()) })
const schema = z.object({
  revision: z.int().min(0).optional(),
  remotes: z.record(z.string(), release).optional(),
  canaries: z.record(z.string(), release.extend({ percent: z.number() })).optional(),
  pins: z.record(z.string(), z.object({ by: z.string().optional() })).optional(),
  change: z.object({ action: z.string(), remote: z.string() }).optional(),
})

/**
 * A store of an older version knows neither canaries nor pins, a new one nothing at all.
 * @param path of the file, for the error
 * @throws DamagedFileError
 */
export const liveSetOf = (text: string | undefined, path = 'releases/live.json'): LiveSet =>
  text === undefined ? EMPTY : { ...EMPTY, ...(parseState(text, schema, path) as Partial<LiveSet>) }

/** The copy of a set that is elsewhere: a damaged one counts as none, and is replaced by the next refresh. */
export function copiedSetOf(text: string | undefined): LiveSet {
  try {
    return liveSetOf(text)
  } catch (error) {
    if (error instanceof DamagedFileError) return EMPTY
    throw error
  }
}

/** A build on trial; its fallback is the live one. */
export interface Canary extends RemoteRelease {
  /** Share of the visitors, 1 to 100. */
  percent: number
  /** ISO 8601 instant. */
  since: string
  /** Goes live automatically after so long; null if promoted manually. */
  promoteAfterMs: number | null
  by: string
}

export interface Pin {
  by: string
  /** ISO 8601 instant. */
  at: string
  reason: string
}

/** A remote that has no pages any more, and what brings it back. */
export interface RetiredRemote extends Pin {
  /** Its last live build. */
  build: string
  /** Last known good build of that one. */
  fallback?: BuildRelease
  /** Paths that it had; those that no other remote has now respond 404. */
  owns: string[]
  redirects: Redirects
}

/** A path that another remote has taken over. */
export interface Handover {
  /** Remotes that had it before: they do not get it even if their builds claim it. */
  from: string[]
  to: string
  by: string
  /** ISO 8601 instant. */
  at: string
  redirects: Redirects
  /** That of the same path before, if it went further. */
  previous?: Handover
}

/** Old addresses with the ones that replace them; `/*` at the end of both means the same address below. */
export type Redirects = Readonly<Record<string, string>>

/** A line of the store's journal. */
export interface JournalEntry {
  /** ISO 8601 instant. */
  at: string
  action: ReleaseChange['action']
  remote: string
  build: string
  /** Build that was live before. */
  previous?: string | undefined
  /** Path that was handed over, and by which remote. */
  path?: string | undefined
  from?: string | undefined
  redirects?: Redirects | undefined
  by?: string | undefined
  /** Identity of the checkout, if a start made the build live; older versions did not record it. */
  checkout?: string | undefined
  /** The second person, if the policy of releases demands one. */
  approvedBy?: string | undefined
  reason?: string | undefined
  /** Share of the visitors that a canary was given. */
  percent?: number | undefined
  /** Why it went on without having passed the gate. */
  override?: string | undefined
  /** The gate's verdict, if it was forced. */
  verdict?: GateVerdict | undefined
  /** Hash of the entry before; of the first that has one, hash of all before it. */
  prev?: string
}

/** A sentence of one of the gate's checks. */
export interface Finding {
  gate: string
  reason: string
}

/** What the gate found. */
export interface Verdict {
  remote: string
  build: string
  /** ISO 8601 instant. */
  at: string
  /** Live builds that it was compared with. */
  against: Record<string, string>
  outcome: Exclude<GateVerdict, 'unchecked'>
  /**
   * Why it is refused, or what could not be tried. Only a build that has passed has none: shells of an older
   * version know no other outcome.
   */
  refusals: Finding[]
  /** Problems of a build that has passed which the live build has as well; missing if there are none. */
  remarks?: Finding[]
  /** The build was tried as if another remote had handed a path over to it. */
  handover?: PlannedHandover
}

export interface PlannedHandover {
  path: string
  /** Remote that has the path. */
  from: string
}

/** Who does it and why, for the journal. */
export interface Reasons {
  by?: string | undefined
  approvedBy?: string | undefined
  reason?: string | undefined
  override?: string | undefined
  /** The gate's verdict, if it is forced. */
  verdict?: GateVerdict | undefined
}

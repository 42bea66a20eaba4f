import type { BuildRelease, RemoteRelease } from '@anyam/federation'
import type { GateVerdict, ReleaseChange } from '@anyam/protocol'
import { DamagedFileError, parseState } from '@anyam/server/state-files'
import * as z from 'zod'
import type { Signature } from './trust/keys.ts'

/**
 * The live build of each remote, with everything a page needs to load it; `live.json` in the store. A remote
 * whose files are lost keeps its paths, and is unavailable only there.
 */
export interface LiveSet {
  /** Number of changes, from 1. */
  revision: number
  /** The live builds; the fallback of each is its last known good build. */
  remotes: Record<string, RemoteRelease>
  /** Canaries; at most one per remote. */
  canaries: Record<string, Canary>
  /** A pinned remote accepts no promotion and no canary. */
  pins: Record<string, Pin>
  /** Retired remotes; missing in sets of older versions. */
  retired?: Record<string, RetiredRemote>
  /** Paths handed over between remotes; missing in sets of older versions. */
  handovers?: Record<string, Handover>
  /** The change that made this revision. If a crash prevents the journal entry, this copy replaces it. */
  change?: JournalEntry
  /** Hash of the whole journal if the set was signed by `adopt`, whose change references no previous entry. */
  root?: string
  /** The registry's signature over all other fields; missing if signatures are not required. */
  signature?: Signature
}

const EMPTY: LiveSet = { revision: 0, remotes: {}, canaries: {}, pins: {} }

/** The fields that every version has, which suffice to find out whose signature counts. */
const release = z.object({ build: z.string(), owns: z.array(z.string()) })
const schema = z.object({
  revision: z.int().min(0).optional(),
  remotes: z.record(z.string(), release).optional(),
  canaries: z.record(z.string(), release.extend({ percent: z.number() })).optional(),
  pins: z.record(z.string(), z.object({ by: z.string().optional() })).optional(),
  change: z.object({ action: z.string(), remote: z.string() }).optional(),
})

/**
 * Fills in fields that older versions lack. A new store is empty.
 * @param path of the file, for the error
 * @throws DamagedFileError
 */
export const liveSetOf = (text: string | undefined, path = 'releases/live.json'): LiveSet =>
  text === undefined ? EMPTY : { ...EMPTY, ...(parseState(text, schema, path) as Partial<LiveSet>) }

/** Reads a local copy of a live set. A damaged copy counts as empty, because the next refresh replaces it. */
export function copiedSetOf(text: string | undefined): LiveSet {
  try {
    return liveSetOf(text)
  } catch (error) {
    if (error instanceof DamagedFileError) return EMPTY
    throw error
  }
}

/** A canary's release; its fallback is the live build. */
export interface Canary extends RemoteRelease {
  /** Share of the visitors, 1 to 100. */
  percent: number
  /** ISO 8601 instant. */
  since: string
  /** Delay before the canary is promoted automatically; null if promoted manually. */
  promoteAfterMs: number | null
  /** It grows step by step; `promoteAfterMs` is then the time of each. */
  inSteps?: true
  by: string
}

export interface Pin {
  by: string
  /** ISO 8601 instant. */
  at: string
  reason: string
}

/** A remote without pages, and what is needed to restore it. */
export interface RetiredRemote extends Pin {
  /** Its last live build. */
  build: string
  /** The fallback of its last live build. */
  fallback?: BuildRelease
  /** Paths that it owned. Those that no other remote owns now respond with 404. */
  owns: string[]
  redirects: Redirects
}

/** A path that another remote has taken over. */
export interface Handover {
  /** Remotes that owned it before; they do not receive it even if their builds claim it. */
  from: string[]
  to: string
  by: string
  /** ISO 8601 instant. */
  at: string
  redirects: Redirects
  /** The previous handover of the same path, if it was handed over more than once. */
  previous?: Handover
}

/**
 * Old addresses with their replacements. `/*` at the end of both maps everything below one address to the
 * same path below the other.
 */
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
  /** Path that was handed over, and the remote that handed it over. */
  path?: string | undefined
  from?: string | undefined
  redirects?: Redirects | undefined
  by?: string | undefined
  /** Identity of the checkout, if a start made the build live; missing in entries of older versions. */
  checkout?: string | undefined
  /** The second person, if the policy requires one. */
  approvedBy?: string | undefined
  reason?: string | undefined
  /** Share of visitors of a canary. */
  percent?: number | undefined
  /** Reason for skipping the gate. */
  override?: string | undefined
  /** The gate's verdict, if the gate was skipped. */
  verdict?: GateVerdict | undefined
  /** Changes that people accepted in the gate; missing if there were none. */
  accepted?: readonly Accepted[] | undefined
  /** Hash of the previous entry; in the first entry with a hash, hash of all entries before it. */
  prev?: string
}

/** A finding of one of the gate's checks, as a sentence. */
export interface Finding {
  gate: string
  reason: string
  /** Name of a change that people may accept; missing for problems. */
  change?: string | undefined
  /** Missing if the finding is not about two pages, and in verdicts of older versions. */
  pictures?: FindingPictures | undefined
}

/** Pictures of a page in the live build and in the tried one, in the same view. */
export interface FindingPictures {
  address: string
  /** The view in words: `on a desktop`. */
  view: string
  /** In CSS pixels. */
  width: number
  height: number
  /** SHA-384 of each JPEG in hexadecimal, which is its name in the store. */
  live: string
  tried: string
}

/** JPEG files by their names. */
export type Pictures = ReadonlyMap<string, Buffer>

/** Result of the gate's check of a build. */
export interface Verdict {
  remote: string
  build: string
  /** ISO 8601 instant. */
  at: string
  /** Builds of the other remotes that were live during the check. */
  against: Record<string, string>
  outcome: Exclude<GateVerdict, 'unchecked'>
  /**
   * Reasons to refuse it, or what could not be tried. Empty only for a build that has passed: shells of an
   * older version know no other outcome.
   */
  refusals: Finding[]
  /** Problems of a passed build that the live build has as well; missing if there are none. */
  remarks?: Finding[]
  /** Changes that people have accepted for this build; missing if there are none. */
  accepted?: readonly Accepted[]
  /** The handover with which the build was tried. */
  handover?: PlannedHandover
}

/** A difference from the live build that a person has accepted. */
export interface Accepted {
  /** The page and the kind of change, as the gate names it: `/articles figures`. */
  change: string
  by: string
}

export interface PlannedHandover {
  path: string
  /** Remote that owns the path. */
  from: string
}

/** Author and reason of a change, for the journal. */
export interface Reasons {
  by?: string | undefined
  approvedBy?: string | undefined
  reason?: string | undefined
  override?: string | undefined
  /** The gate's verdict, if the gate was skipped. */
  verdict?: GateVerdict | undefined
  /** Changes that people accepted in the gate; missing if there were none. */
  accepted?: readonly Accepted[] | undefined
}

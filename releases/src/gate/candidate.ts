import type { BuildManifest, RemoteRelease } from '@arunika/shared/federation'
import type { Probe } from './probe.ts'

/** A build that is to go live, and what it would stand beside. */
export interface Candidate {
  manifest: BuildManifest
  /** Folder of its files. */
  dir: string
  /** Live builds of the other remotes. */
  others: Record<string, RemoteRelease>
  /** Paths that the routes of those answer, by remote. */
  routesOfOthers: Record<string, readonly string[]>
  /** Largest sizes that its team allows; undefined when it names none. */
  budget: Budget | undefined
  /** What the live shell found in it; runs once. */
  probe: () => Promise<Probe>
}

/** Sizes in kB of 1,000 bytes, compressed with brotli: `federation.budget` in a remote's package.json. */
export interface Budget {
  /** The container: what a page of another remote loads to know this one. */
  entry: number
  /** All that the remote's first route loads of the remote. */
  firstPage: number
  /** The same of its heaviest route. */
  largestPage: number
}

/** Why a candidate may not go live, in sentences for people; none when it may. */
export type Gate = (candidate: Candidate) => Promise<string[]> | string[]

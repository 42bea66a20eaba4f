import type { Language, Site } from '@arunika/contracts/site'
import type { ReleaseSet, SlotUse, SocialCard } from '@arunika/federation'
import type { PageAssets, StaleData } from '../app/page-state.ts'
import type { PageSlot } from '../slots/slot-output.ts'

/** A remote that one browser alone gets from elsewhere, until an ISO 8601 instant. */
export interface DevOverride {
  remote: string
  origin: string
  until: string
}

export interface RenderInput {
  /** Address of the page, whole. */
  url: string
  site: Site
  set: ReleaseSet
  /** Files for the document, given the build, the chunks of the page, and its language unless that is English. */
  assetsOf: (globalName: string | undefined, chunks: readonly string[], language?: Language) => PageAssets
  /** Text of a style sheet, by its address; undefined if the document links it. */
  styleOf: (href: string) => string | undefined
  /** Builds that the visitor's browser could not run, `<remote>@<build>` each. */
  avoid?: readonly string[]
  /** Fetches the data of an SWR key. */
  load: (key: string) => Promise<unknown>
  /** A slot as the page gets it, in bounded time. */
  slot?: (use: SlotUse) => Promise<PageSlot>
  /** What the document says of a remote that its browser alone gets from elsewhere. */
  devOverride?: DevOverride
  /** Which of it is from before. */
  staleData: () => StaleData | undefined
}

/** A build that could not be rendered; `text` says why. */
export interface BuildFailure {
  remote: string
  build: string
  text: string
}

export interface RenderOutput {
  status: number
  html?: string
  redirect?: string
  /** What its social card shows; undefined if it has none of its own. */
  card?: SocialCard
  /** Whether another page of the site may show it in a frame. */
  framed?: boolean
  /** Why there is only a frame, or a page without its data. */
  problems: string[]
  /** ISO 8601 instant of the oldest data that it shows, where its host is away now. */
  asOf?: string
  /** Remote and build that the page was to be of; undefined for paths of none. */
  meant?: { remote: string; build: string }
  /** Builds that failed on the way; the page is then of the last known good one, or a frame. */
  failures: BuildFailure[]
  /** Slots that it shows, in which versions. */
  slots?: { key: string; version: string }[]
}

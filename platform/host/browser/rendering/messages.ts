import type { ReleaseSet, SlotUse, SocialCard } from '@anyam/federation'
import type { Language } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import type { PageAssets, StaleData } from '../app/page-state.ts'
import type { PageSlot } from '../slots/slot-output.ts'

/** A remote that only one browser loads from elsewhere, until an ISO 8601 instant. */
export interface DevOverride {
  remote: string
  origin: string
  until: string
}

export interface RenderInput {
  /** Absolute address of the page. */
  url: string
  site: Site
  set: ReleaseSet
  /** Returns the document's files, by the build, the chunks of the page, and its language unless that is English. */
  assetsOf: (globalName: string | undefined, chunks: readonly string[], language?: Language) => PageAssets
  /** Text of a style sheet by address; undefined if the document links it. */
  styleOf: (href: string) => string | undefined
  /** Builds that the visitor's browser could not run, each as `<remote>@<build>`. */
  avoid?: readonly string[]
  /** Fetches the data of an SWR key. */
  load: (key: string) => Promise<unknown>
  /** Returns a slot for the page, in bounded time. */
  slot?: (use: SlotUse) => Promise<PageSlot>
  /** Set if only this browser loads a remote from elsewhere; the document displays a notice. */
  devOverride?: DevOverride
  /** Returns the stale part of the page's data. */
  staleData: () => StaleData | undefined
}

/** A build that could not be rendered; `text` is the reason. */
export interface BuildFailure {
  remote: string
  build: string
  text: string
}

export interface RenderOutput {
  status: number
  html?: string
  redirect?: string
  /** Data of its social card; undefined if the page has no separate card. */
  card?: SocialCard
  /** True if another page of the site may show it in a frame. */
  framed?: boolean
  /** Reasons why there is only a frame, or a page without its data. */
  problems: string[]
  /** ISO 8601 instant of its oldest data, if a host is unavailable. */
  asOf?: string
  /** Remote and build that should have rendered the page; undefined for paths without a remote. */
  meant?: { remote: string; build: string }
  /** Builds that failed; the page then comes from the last known good build, or is only a frame. */
  failures: BuildFailure[]
  /** Slots on the page with their versions. */
  slots?: { key: string; version: string }[]
}

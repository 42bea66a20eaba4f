import type { Integrity, ReleaseSet } from '@anyam/federation'
import type { Language } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import type { SlotState } from '../slots/slot-output.ts'

/** A file that the document references. */
export interface Asset {
  href: string
  integrity: Integrity
}

/** A style sheet; by its `id`, a remote's runtime finds that it is already loaded. */
export interface StyleAsset extends Asset {
  id?: string
}

export interface PageAssets {
  /** The font of the first paint, if the site has one. */
  font?: string
  main: Asset
  styles: StyleAsset[]
  /** Scripts that the page will import. They are preloaded, so that all arrive in one round trip. */
  scripts: Asset[]
  /** The script that makes polls wait for the version stream, if that is enabled. */
  versionStream?: Asset
  /** The script that stores pages for offline reading, if that is enabled. */
  reader?: Asset
  /** The script that reports how the visit felt; missing in older hosts, whose main script does it. */
  vitals?: Asset
}

/** An error of a route, as serialised in the document. */
export interface RouteError {
  status: number
  data: unknown
}

/** Stale data of a page whose host is unavailable. */
export interface StaleData {
  /** ISO 8601 instant of the oldest data. */
  asOf: string
  /** SWR keys. */
  keys: string[]
}

/** Everything that the server rendered the document from, for the browser. */
export interface PageState {
  site: Site
  set: ReleaseSet
  assets: PageAssets
  /** The site's own texts in the document's language. */
  words: object
  /** Undefined if the server rendered no page, so that the browser does. */
  page?: {
    loaderData: Record<string, unknown>
    errors: Record<string, RouteError> | null
  }
  /** Slots of other remotes on the page, by slot key. */
  slots?: Record<string, SlotState>
  /** SWR data of its slots. */
  slotData?: Record<string, unknown>
  /** Notice about a remote that only this browser loads from elsewhere. */
  devOverride?: string
  /** Set if some data of the page is stale. */
  stale?: StaleData
}

export const STATE_ELEMENT = 'page-state'

/** Key in the page's data under which the server adds the address of its social card. */
export const SOCIAL_CARD = 'social-card'
/**
 * Key of data that only search engines read, so that no browser computes it: JSON-LD, and all language
 * versions of the page.
 */
export const STRUCTURED_DATA = 'structured-data'
export const ALTERNATES = 'alternates'

/** A language version of a page; `href` is absolute. */
export interface Alternate {
  language: Language
  href: string
}

/** All SWR data of the document, by key. */
export const dataIn = ({ page, slotData }: PageState): Record<string, unknown> =>
  Object.assign({}, slotData, ...Object.values(page?.loaderData ?? {}))

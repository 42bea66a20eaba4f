import type { Language, Site } from '@arunika/contracts/site'
import type { Integrity, ReleaseSet } from '@arunika/federation'
import type { SlotState } from '../slots/slot-output.ts'
import type { ShellWords } from '../words/english.ts'

/** A file that the document names. */
export interface Asset {
  href: string
  integrity: Integrity
}

/** A style sheet; `id` is the name by which a remote's runtime finds that it is already there. */
export interface StyleAsset extends Asset {
  id?: string
}

export interface PageAssets {
  font: string
  main: Asset
  styles: StyleAsset[]
  /** Scripts that the page will ask for: announced, so that all come in one round. */
  scripts: Asset[]
  /** The script that has polls wait for the version stream, if that is on. */
  versionStream?: Asset
  /** The script that has pages stored for reading offline, if that is on. */
  reader?: Asset
  /** The script that reports how the visit felt; a host from before it was one has it in its main script. */
  vitals?: Asset
}

/** An error of a route as it travels in the document. */
export interface RouteError {
  status: number
  data: unknown
}

/** Data of a page that is from before, since its host is away. */
export interface StaleData {
  /** ISO 8601 instant of the oldest. */
  asOf: string
  /** SWR keys. */
  keys: string[]
}

/** What the document tells the browser: everything the server rendered it from. */
export interface PageState {
  site: Site
  set: ReleaseSet
  assets: PageAssets
  /** The shell's texts. */
  words: ShellWords
  /** Undefined where the server rendered no page: the browser does it. */
  page?: {
    loaderData: Record<string, unknown>
    errors: Record<string, RouteError> | null
  }
  /** What other remotes bring to the page, by the key of the slot. */
  slots?: Record<string, SlotState>
  /** SWR data of its slots. */
  slotData?: Record<string, unknown>
  /** What is said of a remote that this browser alone gets from elsewhere. */
  devOverride?: string
  /** Where some of the page is shown as it was before. */
  stale?: StaleData
}

export const STATE_ELEMENT = 'page-state'

/** Where the server adds the address of the page's social card to the page's data. */
export const SOCIAL_CARD = 'social-card'
/** Where it adds what search engines alone read, so that no browser makes it: JSON-LD, and the page in all of its languages. */
export const STRUCTURED_DATA = 'structured-data'
export const ALTERNATES = 'alternates'

/** A page in one of its languages; `href` is whole. */
export interface Alternate {
  language: Language
  href: string
}

/** All SWR data that the document was rendered with, by key. */
export const dataIn = ({ page, slotData }: PageState): Record<string, unknown> =>
  Object.assign({}, slotData, ...Object.values(page?.loaderData ?? {}))

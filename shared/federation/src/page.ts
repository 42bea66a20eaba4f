import type { FocusPoint } from '@arunika/contracts'
import type { Language, Site } from '@arunika/contracts/site'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { NavEntry } from './release-set.ts'
import type { SlotUse } from './slots.ts'
import type { Read } from './words.ts'

/** What a page may use to declare its data and its title. */
export interface PageContext {
  params: Readonly<Params<string>>
  /** The parameters that the page declares: `searchParams`. */
  search: URLSearchParams
  site: Site
}

/** The same where the page's texts are there. */
export interface ReadingContext extends PageContext {
  /** Reads texts that the page brings. */
  read: Read
}

/** What a page may use to load its `content`. */
export interface ContentContext extends PageContext {
  /** What all remotes say for the menus; a host from before it says nothing. */
  nav?: readonly NavEntry[]
}

export interface PageMeta {
  title: string
  description: string
  /** Address of a picture for messengers, 1200×630; the page's social card when missing. */
  image?: string
  /** What that picture shows, for people who cannot see it. */
  imageAlt?: string
  /** Open Graph type, `website` when missing. */
  type?: 'website' | 'article'
  /** Facts for messengers and readers when the page is an article; instants in ISO 8601. */
  article?: ArticleFacts
  /** Path of the canonical address, that of the page when missing. */
  canonical?: string
  /** The page's name in breadcrumbs, if no menu entry leads to it. */
  breadcrumb?: string
  /** Structured data for search engines, schema.org JSON-LD. */
  jsonLd?: readonly object[]
  /** Feed that goes with the page. */
  feed?: { title: string; path: string }
  /**
   * Languages in which what it is about can be read, if not in all of the page's. In a language that is missing here the
   * English page is the canonical one.
   */
  contentLanguages?: readonly Language[]
  /** Keeps the page out of search engines. */
  noIndex?: boolean
}

/** What the shell draws for messengers, in 1200×630: `/social-cards/<path of the page>.jpg`. */
export interface SocialCard {
  title: string
  /** What the page is: `News`, `Internship`. */
  kind: string
  /** When or where, for people. */
  details?: string
  /** Address of a picture: of a file of the remote's build, or below `/uploads/`. */
  picture?: string
  /** What a crop of the picture keeps; its middle when missing. */
  focus?: FocusPoint
}

export interface ArticleFacts {
  published: string
  modified?: string | undefined
  section?: string | undefined
  tags: readonly string[]
}

/** Where the data of a page's route has its `content`. */
export const CONTENT = 'content'

type Pictures = readonly (string | undefined)[]

/** What a page says about itself before its code is loaded; the `handle` of its route. */
export interface PageHandle<Subject = unknown, Context extends PageContext = PageContext> {
  /** Name of the page's chunk in the remote's build. */
  chunk: string
  /** Chunks that this address needs besides: the document announces them, and `content` loads them. */
  parts?: (context: PageContext) => readonly string[]
  /** Needs rights: the document names no file of the page, which loads them itself if allowed. */
  isRestricted?: boolean
  /** Query parameters that change the page. Any other makes no other page: the server drops it and caches without it. */
  searchParams: readonly string[]
  /**
   * SWR key (a GET address) of what the page is about, a thing or a list. Where the api says that it does not exist, the
   * page is 404; while it cannot be had and never was, the page is 503.
   */
  subject?: (context: PageContext) => string
  /** SWR keys that the page shows besides; the page is shown without them when they cannot be had. */
  preload?: (context: PageContext) => readonly string[]
  /**
   * Loads what the page says of this address alone, if its chunk would otherwise say it of all of its addresses. The document that has
   * the page brings it as data; `useContent` has it.
   */
  content?: (context: ContentContext) => Promise<unknown>
  /** Slots of other remotes that it shows, as its component names them; `subject` is undefined if it has none. */
  slots?: (context: PageContext, subject: Subject | undefined) => readonly SlotUse[]
  /** Whether another page of the site may show it in a frame; no page may otherwise. */
  framed?: true
  /** Loads code that the page needs only where it is not rendered on the server: with the page, on the way to it. */
  unrendered?: () => Promise<unknown>
  /** For search engines, if the path has parameters: an SWR key, and the paths that its data leads to. */
  addresses?: {
    list: string
    paths: (data: never) => readonly string[]
    /** SWR key of the data that continue these; undefined at the end. */
    next?: (data: never) => string | undefined
    /** On which day each of them was last changed, in the same order. */
    changed?: (data: never) => readonly (string | undefined)[]
    /** Address of the picture that each of them is about, in the same order; a promise if it comes from a chunk of its own. */
    pictures?: (data: never) => Pictures | Promise<Pictures>
    /** Languages in which each of them can be read, in the same order; as `contentLanguages` of `meta` when missing. */
    languages?: (data: never) => readonly (readonly Language[])[]
  }
  /**
   * Asked on the server alone, so its code belongs into a chunk of its own. A page without gets a card with its title, and
   * one whose card is undefined that of the site.
   */
  card?: (context: Context, subject: Subject | undefined) => Promise<SocialCard | undefined>
  /** schema.org JSON-LD besides that of `meta`. Asked on the server alone, as `card` is: browsers have no use for it. */
  structuredData?: (context: Context, subject: Subject | undefined) => Promise<readonly object[]>
  /** `subject` is undefined while it is not loaded. */
  meta: (context: Context, subject: Subject | undefined) => PageMeta
}

/** A page's handle as its remote declares it. */
export type PageDeclaration<Subject = unknown> = PageHandle<Subject, ReadingContext>

/** The part of a query that a page declares; all of it for builds from before they had to. */
export function declaredSearch(
  { searchParams }: Partial<Pick<PageHandle, 'searchParams'>>,
  search: URLSearchParams,
): URLSearchParams {
  if (!searchParams) return search
  return new URLSearchParams([...search].filter(([name]) => searchParams.includes(name)))
}

/** A page that search engines may show. */
export interface PageAddress {
  /** In English. */
  path: string
  /** Languages in which it is there; English alone when missing. */
  languages?: readonly Language[]
  /** Day of its last change: `2026-11-21`. */
  changed?: string | undefined
  /** Address of the picture that it is about. */
  picture?: string | undefined
}

/** Data of the root route, for every page: `useRouteLoaderData(ROOT_ROUTE)`. */
export interface RootData {
  site: Site
  /** Origin of the site, where the page is in a host of another: data and pictures come from there. */
  siteOrigin?: string
  /** What all remotes say for the menus. */
  nav?: readonly NavEntry[]
  /** Address of a page in a language, from its path in English; undefined where it is not there in it. */
  addressIn?: (path: string, language: Language) => string | undefined
  /** Shows what other remotes bring; a host without slots has none. */
  Slot?: ComponentType<{ use: SlotUse }>
}

export const ROOT_ROUTE = 'root'

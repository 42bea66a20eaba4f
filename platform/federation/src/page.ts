import type { Language } from '@anyam/protocol/languages'
import type { Site } from '@anyam/protocol/open'
import type { ComponentType } from 'react'
import type { Params } from 'react-router-dom'
import type { NavEntry } from './release-set.ts'
import type { SlotUse } from './slots.ts'
import type { Read } from './words.ts'

/** Context in which a page declares its data and its title. */
export interface PageContext {
  params: Readonly<Params<string>>
  /** The parameters that the page declares in `searchParams`. */
  search: URLSearchParams
  site: Site
}

/** The context once the page's texts are loaded. */
export interface ReadingContext extends PageContext {
  /** Reads texts that the page provides. */
  read: Read
}

/** Context in which a page loads its `content`. */
export interface ContentContext extends PageContext {
  /** Menu entries of all remotes; missing in older hosts. */
  nav?: readonly NavEntry[]
}

export interface PageMeta {
  title: string
  description: string
  /** Address of a picture for messengers, 1200×630; by default the page's social card. */
  image?: string
  /** Alternative text of that picture. */
  imageAlt?: string
  /** Open Graph type, `website` by default. */
  type?: 'website' | 'article'
  /** Facts for messengers and readers if the page is an article; instants in ISO 8601. */
  article?: ArticleFacts
  /** Path of the canonical address; by default the page's own. */
  canonical?: string
  /** The page's name in breadcrumbs, if no menu entry leads to it. */
  breadcrumb?: string
  /** Structured data for search engines, schema.org JSON-LD. */
  jsonLd?: readonly object[]
  /** Feed that belongs to the page. */
  feed?: { title: string; path: string } | undefined
  /**
   * Languages of its content, if not all of the page's languages. In a language that is missing here, the
   * English page is the canonical one.
   */
  contentLanguages?: readonly Language[]
  /** Keeps the page out of search engines. */
  noIndex?: boolean
}

/** Social card that the shell draws for messengers, in 1200×630: `/social-cards/<path of the page>.jpg`. */
export interface SocialCard {
  title: string
  /** Kind of page: `News`, `Internship`. */
  kind: string
  /** Date or location, as text. */
  details?: string
  /** URL of a picture, from the build or under `/uploads/`. */
  picture?: string
  /** Focus of a crop of the picture, in per cent of its width and height; its middle by default. */
  focus?: { x: number; y: number }
}

export interface ArticleFacts {
  published: string
  modified?: string | undefined
  section?: string | undefined
  tags: readonly string[]
}

/** Key of the `content` in the data of a page's route. */
export const CONTENT = 'content'

type Pictures = readonly (string | undefined)[]

/** The declaration of a page that is available before its code is loaded; the `handle` of its route. */
export interface PageHandle<Subject = unknown, Context extends PageContext = PageContext> {
  /** Name of the page's chunk in the remote's build. */
  chunk: string
  /** Additional chunks for this address: the document preloads them, and `content` imports them. */
  parts?: (context: PageContext) => readonly string[]
  /** Requires rights: the document references no files of the page, which loads them itself if allowed. */
  isRestricted?: boolean
  /** Query parameters that change the page. The server drops all others and caches without them. */
  searchParams: readonly string[]
  /**
   * SWR key (a GET address) of the page's subject, an entry or a list. If the api responds that it does not
   * exist, the page is 404; if it is unavailable and not cached, the page is 503.
   */
  subject?: (context: PageContext) => string
  /** SWR keys of further data on the page; the page is rendered without data that is unavailable. */
  preload?: (context: PageContext) => readonly string[]
  /**
   * Loads content for this address only, if the chunk would otherwise contain that of all addresses. The
   * document provides it as data, which `useContent` returns.
   */
  content?: (context: ContentContext) => Promise<unknown>
  /** Slots of other remotes that its component shows; `subject` is undefined if it has none. */
  slots?: (context: PageContext, subject: Subject | undefined) => readonly SlotUse[]
  /** True if another page of the site may show it in a frame; by default none may. */
  framed?: true
  /** Loads code that the page needs only if the server does not render it; loaded together with the page. */
  unrendered?: () => Promise<unknown>
  /** For search engines, if the path has parameters: an SWR key, and the paths in its data. */
  addresses?: {
    list: string
    paths: (data: never) => readonly string[]
    /** SWR key of the following data; undefined at the end. */
    next?: (data: never) => string | undefined
    /** Day of the last change of each path, in the same order. */
    changed?: (data: never) => readonly (string | undefined)[]
    /** Address of the main picture of each path, in the same order; a promise if it comes from a separate chunk. */
    pictures?: (data: never) => Pictures | Promise<Pictures>
    /** Languages of each path, in the same order; by default as `contentLanguages` of `meta`. */
    languages?: (data: never) => readonly (readonly Language[])[]
  }
  /**
   * Called only on the server; put its code in a separate chunk. Without this function a page gets a card
   * with its title; if it returns undefined, the card of the site.
   */
  card?: (context: Context, subject: Subject | undefined) => Promise<SocialCard | undefined>
  /**
   * schema.org JSON-LD in addition to that of `meta`. Called only on the server, like `card`, because
   * browsers do not need it.
   */
  structuredData?: (context: Context, subject: Subject | undefined) => Promise<readonly object[]>
  /** `subject` is undefined while it is not loaded. */
  meta: (context: Context, subject: Subject | undefined) => PageMeta
}

/** A page's handle as its remote declares it. */
export type PageDeclaration<Subject = unknown> = PageHandle<Subject, ReadingContext>

/** The declared part of a query; the whole query for older builds, which did not have to declare it. */
export function declaredSearch(
  { searchParams }: Partial<Pick<PageHandle, 'searchParams'>>,
  search: URLSearchParams,
): URLSearchParams {
  if (!searchParams) return search
  return new URLSearchParams([...search].filter(([name]) => searchParams.includes(name)))
}

/** A page that search engines may index. */
export interface PageAddress {
  /** In English. */
  path: string
  /** Languages in which it exists; only English if missing. */
  languages?: readonly Language[]
  /** Day of its last change: `2026-11-21`. */
  changed?: string | undefined
  /** Address of its main picture. */
  picture?: string | undefined
}

/** Data of the root route, for every page: `useRouteLoaderData(ROOT_ROUTE)`. */
export interface RootData {
  site: Site
  /** Origin of the site if the page runs in another host; data and pictures are loaded from there. */
  siteOrigin?: string
  /** Menu entries of all remotes. */
  nav?: readonly NavEntry[]
  /** Address of a page in a language, by its English path; undefined if it does not exist in that language. */
  addressIn?: (path: string, language: Language) => string | undefined
  /** Shows slots of other remotes; missing in a host without slots. */
  Slot?: ComponentType<{ use: SlotUse }>
}

export const ROOT_ROUTE = 'root'

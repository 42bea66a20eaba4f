import { isAdminPath, ownerOf, type ReleaseSet } from '@anyam/federation'
import { languageAt, prefixOf, withoutLanguage } from '@anyam/protocol/languages'
import type { PageRoute } from '../../browser/rendering/routes.ts'

interface Pattern extends PageRoute {
  regExp: RegExp
  /** Number of free segments in the path. */
  free: number
}

/** The parts of an address that identify a page. */
export interface PageKey {
  /** The address with the parameters that its route declares, each once and in declaration order. */
  href: string
  /** The route of the address; all addresses without a route share one name. */
  group: string
}

interface Declared {
  patterns: Promise<readonly Pattern[]>
  known?: readonly Pattern[]
  /** Instant after which the routes are requested again. */
  until: number
}

/** After a failure, the routes of a remote are requested again after this long. */
const RETRY_MS = 10_000

/**
 * Distinguishes the addresses of a release set: parameters that a route does not declare do not make another
 * page. The routes of a remote are loaded on the first request for one of its addresses.
 */
export class PageAddresses {
  readonly #set: ReleaseSet
  readonly #routesOf: (remote: string) => Promise<readonly PageRoute[]>
  readonly #declared = new Map<string, Declared>()

  /**
   * @param routesOf rejects for a remote that cannot be loaded; each of its addresses then counts as a
   * separate page
   */
  constructor(set: ReleaseSet, routesOf: (remote: string) => Promise<readonly PageRoute[]>) {
    this.#set = set
    this.#routesOf = routesOf
  }

  async keyOf(url: URL): Promise<PageKey> {
    const remote = this.#ownerOf(url)
    return remote === undefined ? keyOfFrame(url) : keyBy(await this.#read(remote).patterns, url)
  }

  /** As `keyOf`, without waiting; undefined if the routes are not known yet. */
  knownKeyOf(url: URL): PageKey | undefined {
    const remote = this.#ownerOf(url)
    if (remote === undefined) return keyOfFrame(url)
    const { known } = this.#read(remote)
    return known && keyBy(known, url)
  }

  /**
   * The address of a page in the case that its route declares, because routers match case-insensitively.
   * @returns undefined if the address has that case already, or belongs to no page
   */
  async inItsCase(url: URL): Promise<string | undefined> {
    const lowered = { pathname: url.pathname.toLowerCase() }
    const remote = lowered.pathname === url.pathname ? undefined : this.#ownerOf(lowered)
    if (remote === undefined) return undefined
    const route = routeOf(await this.#read(remote).patterns, lowered)
    if (!route) return undefined
    const language = prefixOf(languageAt(lowered.pathname))
    const declared = route.path.split('/')
    // Free segments are not declared by the route, and may be a token.
    const parts = url.pathname.slice(language.length).split('/')
    const path = parts.map((part, index) => (isFree(declared[index] ?? '*') ? part : declared[index]))
    const address = language + path.join('/')
    return address === url.pathname ? undefined : address + url.search
  }

  /** Undefined if the address is not a remote's page but a frame or a redirect. */
  #ownerOf({ pathname }: Pick<URL, 'pathname'>): string | undefined {
    return isAdminPath(pathname) ? undefined : ownerOf(this.#set.remotes, pathname)
  }

  #read(remote: string): Declared {
    const present = this.#declared.get(remote)
    if (present && present.until > Date.now()) return present
    const patterns = this.#routesOf(remote).then(
      (routes) => {
        read.known = routes.map(patternOf).toSorted((a, b) => a.free - b.free)
        return read.known
      },
      (): readonly Pattern[] => {
        read.until = Date.now() + RETRY_MS
        return []
      },
    )
    const read: Declared = { patterns, until: Number.POSITIVE_INFINITY }
    this.#declared.set(remote, read)
    return read
  }
}

const keyOfFrame = ({ origin, pathname }: URL): PageKey => ({ href: origin + pathname, group: '' })

function keyBy(patterns: readonly Pattern[], { origin, pathname, search, searchParams }: URL): PageKey {
  const route = routeOf(patterns, { pathname })
  const group = route?.path ?? ''
  const path = origin + pathname
  // The build could not be loaded or is older than declarations, so every parameter counts.
  if (!route?.searchParams) return { href: path + search, group }
  // A form without scripts repeats the name of its checkboxes.
  const declared = route.searchParams.flatMap((name) =>
    searchParams.getAll(name).map((value) => [name, value]),
  )
  const query = new URLSearchParams(declared).toString()
  return { href: query ? `${path}?${query}` : path, group }
}

function routeOf(patterns: readonly Pattern[], { pathname }: Pick<URL, 'pathname'>): Pattern | undefined {
  const shared = withoutLanguage(pathname)
  return patterns.find(({ regExp }) => regExp.test(shared))
}

const isFree = (part: string) => part.startsWith(':') || part === '*'

function patternOf(route: PageRoute): Pattern {
  const parts = route.path.split('/').filter(Boolean)
  const source = parts.map((part) =>
    part === '*' ? '/?.*' : part.startsWith(':') ? '/[^/]+' : `/${RegExp.escape(part)}`,
  )
  // Matches like the router: case-insensitive, with or without a trailing slash.
  return { ...route, regExp: new RegExp(`^${source.join('')}/?$`, 'i'), free: parts.filter(isFree).length }
}

import type { Site } from '@arunika/contracts/site'
import { baseAddress, buildsOf, isAdminPath, type ReleaseSet } from '@arunika/federation'
import { sourceOf } from '@arunika/releases/integrity'
import { LAUNCH } from '../../src/app/launch.ts'
import { POLICIES } from '../../src/federation/trusted-types.ts'
import { SPECULATION_RULES_PATH } from './speculation-rules.ts'

/** Hosts of the players and maps that a page embeds after a click. */
const EMBEDS = ['https://www.youtube-nocookie.com', 'https://www.google.com']

/** Where browsers report policy violations. */
export const REPORTS_PATH = '/csp-reports'

export const HTML_TYPE = 'text/html; charset=utf-8'

const YEAR_OF_TLS = 'max-age=31536000'

const isSecure = ({ publicUrl }: Pick<Site, 'publicUrl'>) => publicUrl.startsWith('https:')

const policyOf = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

/** Responses that are not pages: nothing in them may load or run anything, wherever they are opened. */
const INERT = policyOf({
  'default-src': ["'none'"],
  // Even if a picture has its own style sheet.
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** Of the server's own build; released hosts name theirs. */
const OWN_INLINE = sourceOf(LAUNCH)

/**
 * Pages: no script runs but the launcher that is not a file of this origin, or of a build with a server of its own, and no
 * text becomes markup or an address of a script.
 */
const pageDirectives = (site: Site): Record<string, string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", `'${OWN_INLINE}'`],
  'require-trusted-types-for': ["'script'"],
  // Each remote has its own DOMPurify.
  'trusted-types': [...POLICIES, "'allow-duplicates'"],
  // React and the carousels set styles on elements; nothing that runs can be set that way.
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  // Texts may show pictures of other hosts.
  'img-src': ["'self'", 'data:', 'https:', site.lmsUrl],
  'media-src': ["'self'", site.lmsUrl],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': EMBEDS,
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'report-uri': [REPORTS_PATH],
  // Given both, Chromium reports over TLS only.
  ...(isSecure(site) && { 'report-to': ['csp'] }),
})

/** The back-office shows nothing of other hosts but pictures and videos of texts; it draws pictures that were chosen. */
const adminDirectives = (site: Site): Record<string, string[]> => ({
  ...pageDirectives(site),
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'none'"],
  // The editor reads a pasted picture from its own address, before it uploads it.
  'connect-src': ["'self'", 'data:'],
  'frame-src': ["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  // PDFs are read in a worker, which is a file like any other.
  'worker-src': ["'self'", 'blob:'],
})

/** A preview, which the back-office shows in a frame, with pictures that are not stored yet. */
const previewDirectives = (site: Site): Record<string, string[]> => ({
  ...pageDirectives(site),
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'frame-ancestors': ["'self'"],
})

/** What no page needs, in one header. */
const NO_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'browsing-topics'],
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Headers of every response; pages, and responses of the api, add their own. */
export function plainHeaders(site: Pick<Site, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': INERT,
    // Only once visitors come by TLS: the promise holds for a year.
    ...(isSecure(site) && { 'strict-transport-security': YEAR_OF_TLS }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_FEATURES,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

/** Of those, what browsers heed on documents alone: elsewhere it would be a quarter of a kilobyte in vain. */
export const FOR_DOCUMENTS = ['cross-origin-opener-policy', 'permissions-policy']

/** Whether a response may be opened as a page; pictures and the like are inert by their policy. */
export const isDocument = (type: unknown) => typeof type === 'string' && type.startsWith('text/html')

/** Builds are for every host of the federation, and not for this shell alone. */
export const FOR_ANY_HOST = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

function directivesOf(site: Site, pathname: string, framed: boolean) {
  if (framed) return previewDirectives(site)
  return isAdminPath(pathname) ? adminDirectives(site) : pageDirectives(site)
}

/** Directives for the kinds of files in a build. */
const OF_FILES = ['script-src', 'style-src', 'font-src', 'img-src', 'media-src', 'connect-src']

/** Directives that allow files from elsewhere too. */
function opened(
  directives: Record<string, string[]>,
  sources: readonly string[],
): Record<string, readonly string[]> {
  const known = (name: string) => (directives[name] ?? []).filter((source) => source !== "'none'")
  const wider = OF_FILES.map((name) => [name, [...known(name), ...sources]] as const)
  return sources.length > 0 ? { ...directives, ...Object.fromEntries(wider) } : directives
}

/** Addresses below which the builds of a set are that come from servers of their own. */
const ownServers = ({ remotes }: ReleaseSet) =>
  Object.entries(remotes).flatMap(([remote, release]) =>
    buildsOf(release).flatMap((build) => (build.origin ? [baseAddress(remote, build)] : [])),
  )

/** With the launchers of the hosts in a set. */
function withLaunchers(directives: Record<string, string[]>, { remotes }: ReleaseSet) {
  const hashes = Object.values(remotes).flatMap(({ host }) => host?.inline ?? [])
  const sources = [...(directives['script-src'] ?? []), ...hashes.map((hash) => `'${hash}'`)]
  return { ...directives, 'script-src': [...new Set(sources)] }
}

interface PageKind {
  /** Whether another page of the site may show it in a frame. */
  framed?: boolean
  /** The release set of the page: its policy allows the servers that the set names, and no others. */
  set?: ReleaseSet
}

/** Headers of a page with working copies, which no cache stores. */
export function devOverriddenHeaders(
  site: Site,
  pathname: string,
  origins: readonly string[],
  { framed = false, set }: PageKind = {},
): Record<string, string> {
  const sources = [...origins, ...(set ? ownServers(set) : [])]
  const plain = directivesOf(site, pathname, framed)
  const directives = opened(set ? withLaunchers(plain, set) : plain, sources)
  // A working copy reports changes over a socket.
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'))
  return {
    ...pageHeaders(site, pathname),
    'content-security-policy': policyOf({
      ...directives,
      'connect-src': [...(directives['connect-src'] ?? []), ...sockets],
    }),
    'cache-control': 'no-store',
    'x-accel-expires': '0',
  }
}

/** Headers of a page with a build that is not live: no cache stores it, and no search engine lists it. */
export const previewedHeaders = (site: Site, pathname: string, kind: PageKind): Record<string, string> => ({
  ...pageHeaders(site, pathname, kind),
  'cache-control': 'private, no-store',
  'x-accel-expires': '0',
  'x-robots-tag': 'noindex',
})

/** Headers of the page at a path, one policy for the site and one for the back-office. */
export function pageHeaders(
  site: Site,
  pathname: string,
  { framed = false, set }: PageKind = {},
): Record<string, string> {
  const plain = directivesOf(site, pathname, framed)
  const directives = set ? opened(withLaunchers(plain, set), ownServers(set)) : plain
  return {
    'content-security-policy': policyOf(directives),
    'reporting-endpoints': `csp="${REPORTS_PATH}"`,
    ...(!framed && !isAdminPath(pathname) && { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` }),
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  }
}

/** The same, made once for each release set: pages are answered thousands of times a second. */
export function preparedPageHeaders(site: Site) {
  const bySet = new WeakMap<ReleaseSet, ReturnType<typeof prepare>>()
  const prepare = (set: ReleaseSet) => ({
    open: pageHeaders(site, '/', { set }),
    admin: pageHeaders(site, '/admin', { set }),
    preview: pageHeaders(site, '/', { set, framed: true }),
  })
  return (set: ReleaseSet, pathname: string, framed: boolean) => {
    const prepared = bySet.get(set) ?? prepare(set)
    bySet.set(set, prepared)
    return prepared[framed ? 'preview' : isAdminPath(pathname) ? 'admin' : 'open']
  }
}

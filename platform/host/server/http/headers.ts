import { baseAddress, buildsOf, isAdminPath, type ReleaseSet } from '@anyam/federation'
import type { Site } from '@anyam/protocol/open'
import { sourceOf } from '@anyam/releases/integrity'
import { LAUNCH } from '../../browser/app/launch.ts'
import { POLICIES } from '../../browser/federation/trusted-types.ts'
import { SPECULATION_RULES_PATH } from './speculation-rules.ts'

/** Other hosts that the pages of a site may use. */
export interface PolicySources {
  /** Hosts of pictures and films. */
  media: readonly string[]
  /** Hosts of the players and maps that a page embeds after a click. */
  frames: readonly string[]
  /** As `frames`, for the back-office. */
  adminFrames: readonly string[]
}

/** The site as its headers name it. */
export interface PolicySite extends Pick<Site, 'publicUrl'> {
  policy: PolicySources
}

/** Path to which browsers report policy violations. */
export const REPORTS_PATH = '/csp-reports'

export const HTML_TYPE = 'text/html; charset=utf-8'

const YEAR_OF_TLS = 'max-age=31536000'

const isSecure = ({ publicUrl }: Pick<Site, 'publicUrl'>) => publicUrl.startsWith('https:')

const policyOf = (directives: Record<string, readonly string[]>) =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

/** Policy of responses other than pages: nothing in them may load or run anything, wherever they are opened. */
const INERT = policyOf({
  'default-src': ["'none'"],
  // Allows a picture's own style sheet.
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

/** Hash of the inline script of the server's own build; released hosts state theirs. */
const OWN_INLINE = sourceOf(LAUNCH)

/**
 * Pages: the only scripts are the launcher and files of this origin or of a build's own server, and no text
 * becomes markup or a script's address.
 */
const pageDirectives = (site: PolicySite): Record<string, string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", `'${OWN_INLINE}'`],
  'require-trusted-types-for': ["'script'"],
  // Each remote has its own copy of DOMPurify.
  'trusted-types': [...POLICIES, "'allow-duplicates'"],
  // React and the carousels set styles on elements, which cannot run code.
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  // Texts may contain pictures of other hosts.
  'img-src': ["'self'", 'data:', 'https:', ...site.policy.media],
  'media-src': ["'self'", ...site.policy.media],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': [...site.policy.frames],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'report-uri': [REPORTS_PATH],
  // If both are set, Chromium reports over TLS only.
  ...(isSecure(site) && { 'report-to': ['csp'] }),
})

/**
 * From other hosts, the back-office shows only pictures and videos in texts. It also draws selected pictures
 * before upload.
 */
const adminDirectives = (site: PolicySite): Record<string, string[]> => ({
  ...pageDirectives(site),
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'none'"],
  // The editor reads a pasted picture from its data URL before uploading it.
  'connect-src': ["'self'", 'data:'],
  'frame-src': ["'self'", ...site.policy.adminFrames],
  // PDFs are read in a worker, which is an ordinary file.
  'worker-src': ["'self'", 'blob:'],
})

/** Policy of a preview that the back-office shows in a frame, with pictures that are not uploaded yet. */
const previewDirectives = (site: PolicySite): Record<string, string[]> => ({
  ...pageDirectives(site),
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'frame-ancestors': ["'self'"],
})

/** Browser features that no page needs, in one header. */
const NO_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'serial', 'usb', 'browsing-topics'],
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** Headers of every response; pages and api responses add their own. */
export function plainHeaders(site: Pick<Site, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy': INERT,
    // Only on a site with TLS, because the header commits it for a year.
    ...(isSecure(site) && { 'strict-transport-security': YEAR_OF_TLS }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': NO_FEATURES,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  }
}

/** Headers that browsers only use on documents; omitting them elsewhere saves a quarter of a kilobyte. */
export const FOR_DOCUMENTS = ['cross-origin-opener-policy', 'permissions-policy']

/** True for a response that can be opened as a page. Pictures and the like are inert by their policy. */
export const isDocument = (type: unknown) => typeof type === 'string' && type.startsWith('text/html')

/** Builds are for every host of the federation, not only for this shell. */
export const FOR_ANY_HOST = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

function directivesOf(site: PolicySite, pathname: string, framed: boolean) {
  if (framed) return previewDirectives(site)
  return isAdminPath(pathname) ? adminDirectives(site) : pageDirectives(site)
}

/** Directives for the types of files in a build. */
const OF_FILES = ['script-src', 'style-src', 'font-src', 'img-src', 'media-src', 'connect-src']

/** Directives that also allow files from other origins. */
function opened(
  directives: Record<string, string[]>,
  sources: readonly string[],
): Record<string, readonly string[]> {
  const known = (name: string) => (directives[name] ?? []).filter((source) => source !== "'none'")
  const wider = OF_FILES.map((name) => [name, [...known(name), ...sources]] as const)
  return sources.length > 0 ? { ...directives, ...Object.fromEntries(wider) } : directives
}

/** Base addresses of the builds in a set that have their own servers. */
const ownServers = ({ remotes }: ReleaseSet) =>
  Object.entries(remotes).flatMap(([remote, release]) =>
    buildsOf(release).flatMap((build) => (build.origin ? [baseAddress(remote, build)] : [])),
  )

/** Adds the launchers of the hosts in a set. */
function withLaunchers(directives: Record<string, string[]>, { remotes }: ReleaseSet) {
  const hashes = Object.values(remotes).flatMap(({ host }) => host?.inline ?? [])
  const sources = [...(directives['script-src'] ?? []), ...hashes.map((hash) => `'${hash}'`)]
  return { ...directives, 'script-src': [...new Set(sources)] }
}

interface PageKind {
  /** True if another page of the site may show it in a frame. */
  framed?: boolean
  /** The page's release set; its policy allows only the servers in this set. */
  set?: ReleaseSet
}

/** Headers of a page with working copies, which must not be cached. */
export function devOverriddenHeaders(
  site: PolicySite,
  pathname: string,
  origins: readonly string[],
  { framed = false, set }: PageKind = {},
): Record<string, string> {
  const sources = [...origins, ...(set ? ownServers(set) : [])]
  const plain = directivesOf(site, pathname, framed)
  const directives = opened(set ? withLaunchers(plain, set) : plain, sources)
  // A working copy reports changes over a WebSocket.
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

/** Headers of a page with a build that is not live: it is neither cached nor indexed. */
export const previewedHeaders = (
  site: PolicySite,
  pathname: string,
  kind: PageKind,
): Record<string, string> => ({
  ...pageHeaders(site, pathname, kind),
  'cache-control': 'private, no-store',
  'x-accel-expires': '0',
  'x-robots-tag': 'noindex',
})

/** Headers of the page at a path; site and back-office have different policies. */
export function pageHeaders(
  site: PolicySite,
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

/** As `pageHeaders`, built once per release set, because thousands of pages are sent per second. */
export function preparedPageHeaders(site: PolicySite) {
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

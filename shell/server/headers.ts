import { createHash } from 'node:crypto'
import type { Site } from '@arunika/contracts/site'
import { isAdminPath } from '../src/app/admin-path.ts'
import { LAUNCH } from '../src/app/launch.ts'
import { POLICIES } from '../src/federation/trusted-types.ts'

/** Hosts of the players and maps that a page embeds after a click. */
const EMBEDS = ['https://www.youtube-nocookie.com', 'https://www.google.com']

/** Where browsers report what a policy has kept from happening. */
export const REPORTS_PATH = '/csp-reports'

export const HTML_TYPE = 'text/html; charset=utf-8'

const YEAR_OF_TLS = 'max-age=31536000'

const isSecure = ({ publicUrl }: Pick<Site, 'publicUrl'>) => publicUrl.startsWith('https:')

const policyOf = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')

/** What is no page: nothing in it may load or run anything, wherever it is opened. */
const INERT = policyOf({
  'default-src': ["'none'"],
  // Also where a picture brings its own sheet.
  'style-src': ["'unsafe-inline'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
})

const LAUNCH_HASH = createHash('sha256').update(LAUNCH).digest('base64')

/** Pages: no script runs but the launcher that is not a file of this origin, and no text becomes markup or an address of a script. */
const pageDirectives = (site: Site): Record<string, string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", `'sha256-${LAUNCH_HASH}'`],
  'require-trusted-types-for': ["'script'"],
  // Each remote has a DOMPurify of its own.
  'trusted-types': [...POLICIES, "'allow-duplicates'"],
  // React and the carousels set styles on elements; nothing that runs can be set that way.
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'"],
  // Texts may show pictures of other hosts.
  'img-src': ["'self'", 'data:', 'https:', site.lmsUrl],
  'media-src': ["'self'", site.lmsUrl],
  'connect-src': ["'self'", site.lmsUrl],
  'manifest-src': ["'self'"],
  'frame-src': EMBEDS,
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'report-uri': [REPORTS_PATH],
  // Chromium, told both, reports over TLS alone.
  ...(isSecure(site) && { 'report-to': ['csp'] }),
})

/** The back-office shows nothing of other hosts but pictures and videos of texts; it draws pictures that were chosen. */
const adminDirectives = (site: Site): Record<string, string[]> => ({
  ...pageDirectives(site),
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'media-src': ["'none'"],
  // The editor reads a pasted picture from its own address, before it uploads it.
  'connect-src': ["'self'", 'data:'],
  'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
  // PDFs are read in a worker, which is a file like any other.
  'worker-src': ["'self'", 'blob:'],
})

/** A preview, which the back-office puts into a frame and gives pictures that are not stored yet. */
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

/** Headers of every answer; a page, and an answer that comes from the api, says what it needs beside. */
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

/** Builds are for every host of the federation, and not for this shell alone. */
export const FOR_ANY_HOST = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

function directivesOf(site: Site, pathname: string, framed: boolean) {
  if (framed) return previewDirectives(site)
  return isAdminPath(pathname) ? adminDirectives(site) : pageDirectives(site)
}

/** Where files of a page come from, beside the site: only in the document of a browser that asked for it. */
function opened(directives: Record<string, string[]>, origins: readonly string[]) {
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'))
  const more: Record<string, readonly string[]> = { 'connect-src': [...origins, ...sockets] }
  for (const name of ['script-src', 'style-src', 'font-src', 'img-src', 'media-src']) more[name] = origins
  const known = (name: string) => (directives[name] ?? []).filter((source) => source !== "'none'")
  const wider = Object.entries(more).map(([name, sources]) => [name, [...known(name), ...sources]])
  return { ...directives, ...Object.fromEntries(wider) }
}

/** Headers of a page that takes remotes from other origins: kept by nobody. */
export function overriddenHeaders(
  site: Site,
  pathname: string,
  origins: readonly string[],
  framed = false,
): Record<string, string> {
  const directives = opened(directivesOf(site, pathname, framed), origins)
  return {
    ...pageHeaders(site, pathname),
    'content-security-policy': policyOf(directives),
    'cache-control': 'no-store',
    'x-accel-expires': '0',
  }
}

/**
 * Headers of the page at a path, one policy for the site and one for the back-office.
 * @param framed whether another page of the site may show it in a frame
 */
export function pageHeaders(site: Site, pathname: string, framed = false): Record<string, string> {
  const directives = directivesOf(site, pathname, framed)
  return {
    'content-security-policy': policyOf(directives),
    'reporting-endpoints': `csp="${REPORTS_PATH}"`,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  }
}

/** The same, made once: pages are answered thousands of times a second. */
export function preparedPageHeaders(site: Site) {
  const [open, admin, preview] = [
    pageHeaders(site, '/'),
    pageHeaders(site, '/admin'),
    pageHeaders(site, '/', true),
  ]
  return (pathname: string, framed: boolean) => (framed ? preview : isAdminPath(pathname) ? admin : open)
}

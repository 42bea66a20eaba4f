import type { Site } from '@arunika/shared/site'

/** Hosts of the players and maps that a page embeds after a click. */
const EMBEDS = ['https://www.youtube-nocookie.com', 'https://www.google.com']

/** Where browsers report what the policy has kept from happening. */
export const REPORTS_PATH = '/csp-reports'

/** Headers of every HTML page. No script runs that is not a file of this origin. */
export function pageHeaders(site: Site): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    // The editor and the carousels set styles on elements; nothing that runs can be set that way.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', site.lmsUrl],
    'media-src': ["'self'", site.lmsUrl],
    'connect-src': ["'self'", site.lmsUrl],
    'frame-src': EMBEDS,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [REPORTS_PATH],
    'report-to': ['csp'],
  }
  const isSecure = site.publicUrl.startsWith('https:')
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'reporting-endpoints': `csp="${REPORTS_PATH}"`,
    // Only once visitors come by TLS: the promise holds for a year.
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  }
}

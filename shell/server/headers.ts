import type { Site } from '@arunika/shared/site'

/** Hosts of the players and maps that a page embeds after a click. */
const EMBEDS = ['https://www.youtube-nocookie.com', 'https://www.google.com']

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
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  }
}

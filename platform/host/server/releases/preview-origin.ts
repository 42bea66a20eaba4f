import { PREVIEWS_PATH } from '@anyam/releases/preview-links'
import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** By whether the origin has TLS. */
export const PREVIEW_COOKIES = { plain: 'preview', secure: '__Host-preview' } as const

/** Cookies that choose what is seen on the origin of previews, and open nothing. */
const CHOICES: readonly string[] = [...Object.values(PREVIEW_COOKIES), 'override', '__Host-override']
const PREVIEWS: readonly string[] = Object.values(PREVIEW_COOKIES)

/** Calls that are not for reading and say nothing about a person. */
const ALLOWED_WRITES = ['POST /page-reports', 'DELETE /releases/override']

/** Paths that are for people who are logged in, or for operators. */
const CLOSED =
  /^\/(releases|registry|admin\/ticket|health|metrics|api\/(admin|login|logout|session|docs))(\/|$)/

interface PreviewOrigin {
  publicUrl: string
  previewUrl: string
}

/** Returns whether a host name is that of previews; never if they share the site's. */
export function isPreviewHost({
  publicUrl,
  previewUrl,
}: PreviewOrigin): (host: string | undefined) => boolean {
  const { host: own } = new URL(previewUrl)
  return (host) => previewUrl !== publicUrl && host === own
}

/**
 * Builds that are not live are on an origin of their own, where browsers keep nothing of the site. It has only what
 * anonymous visitors may read, whatever credentials a request carries; the site, in turn, shows no preview.
 */
export function separatePreviews(app: FastifyInstance, origins: PreviewOrigin): void {
  const { publicUrl, previewUrl } = origins
  if (previewUrl === publicUrl) return
  const isPreview = isPreviewHost(origins)
  app.addHook('onRequest', async (request, reply) => {
    const { headers, method, url } = request
    const [path = ''] = url.split('?')
    if (!isPreview(request.host)) {
      if (path.startsWith(`${PREVIEWS_PATH}/`)) return reply.redirect(previewUrl + url, 307)
      return only(request, (name) => !PREVIEWS.includes(name))
    }
    reply.header('x-robots-tag', 'noindex')
    only(request, (name) => CHOICES.includes(name))
    delete headers.authorization
    const isRead = method === 'GET' || method === 'HEAD'
    // A service worker would outlive the preview.
    const isClosed = CLOSED.test(path.toLowerCase()) || headers['service-worker'] !== undefined
    if (isRead ? isClosed : !ALLOWED_WRITES.includes(`${method} ${path}`)) throw new CodedError('not_found')
    const isPage = headers.accept?.includes('text/html') && !path.startsWith(`${PREVIEWS_PATH}/`)
    // The preview has ended.
    if (isPage && headers.cookie === undefined)
      return reply.header('cache-control', 'no-store').redirect(publicUrl + url, 303)
  })
}

/** Removes all other cookies from a request. */
function only({ headers }: FastifyRequest, isWanted: (name: string) => boolean): undefined {
  const left = headers.cookie?.split('; ').filter((pair) => isWanted(pair.split('=')[0] ?? ''))
  if (left === undefined) return
  if (left.length > 0) headers.cookie = left.join('; ')
  else delete headers.cookie
}

import { isAdminPath } from '@anyam/federation'
import { CARDS_PATH, pageOfCard, VERSION_PARAM, versionOf } from '@anyam/host/browser/rendering/social-card'
import { FOR_ANY_HOST } from '@anyam/host/server/http/headers'
import type { ReleaseSets } from '@anyam/host/server/releases/release-sets'
import type { Site } from '@anyam/protocol/open'
import { forEdges } from '@anyam/server/http'
import type { FastifyInstance } from 'fastify'
import { SocialCards } from './cards.ts'

const DAY_S = 24 * 3600
/** Lifetime if an address has no version or an outdated one, because its content may change. */
const UNVERSIONED_S = 60
/** Pictures of pages are smaller. */
const MOST_PICTURE_BYTES = 8_000_000

interface SocialCardOptions {
  sets: ReleaseSets
  site: Site
}

/** Serves `/social-cards/<path of a page>.jpg`, which messengers show for that page. */
export function socialCardRoute(app: FastifyInstance, { sets, site }: SocialCardOptions): void {
  const cards = new SocialCards(site.name, (address) => pictureAt(app, address))
  const { origin } = new URL(site.publicUrl)
  app.addHook('onClose', () => cards.close())

  app.get(`${CARDS_PATH}*`, async (request, reply) => {
    const address = new URL(request.url, origin)
    const path = pageOfCard(address)
    if (path === undefined || isAdminPath(path)) return reply.callNotFound()
    const { status, card } = await sets.live.get({ url: origin + path, id: request.id, avoid: [] })
    if (status >= 500)
      return reply.code(503).header('retry-after', '10').type('text/plain').send('Please try again.')
    if (status !== 200 || !card) return reply.callNotFound()
    const version = versionOf(card)
    const isNamed = address.searchParams.get(VERSION_PARAM) === version
    reply
      .headers(FOR_ANY_HOST)
      .headers({ etag: `"${version}"`, 'cache-control': forEdges(isNamed ? DAY_S : UNVERSIONED_S) })
    if (request.headers['if-none-match'] === `"${version}"`) return reply.code(304).send()
    return reply.type('image/jpeg').send(await cards.get(card))
  })
}

/**
 * Requests the picture as a browser would: files of builds are verified on the way, whichever server the
 * build uses.
 */
async function pictureAt(app: FastifyInstance, address: string): Promise<Uint8Array | undefined> {
  const path = /\/(uploads|remotes)\/[\w@~./-]+$/.exec(address)?.[0]
  if (path === undefined || path.includes('..')) return undefined
  const { statusCode, headers, rawPayload } = await app.inject({ url: path })
  const isPicture = String(headers['content-type']).startsWith('image/')
  return statusCode === 200 && isPicture && rawPayload.length <= MOST_PICTURE_BYTES ? rawPayload : undefined
}

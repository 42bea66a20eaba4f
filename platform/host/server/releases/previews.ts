import { randomBytes } from 'node:crypto'
import type { BuildManifest, ReleaseSet } from '@anyam/federation'
import { PREVIEWS_PATH, type Preview, type PreviewLinks, previewLinks } from '@anyam/releases/preview-links'
import type { ReleaseStore } from '@anyam/releases/store'
import { CodedError } from '@anyam/server/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { cookieIn } from '../../browser/cookie-in.ts'
import { HTML_TYPE, type PolicySite, previewedHeaders } from '../http/headers.ts'
import type { PagePool } from '../rendering/host-pools.ts'
import { PREVIEW_COOKIES } from './preview-origin.ts'

/** A visitor gets the build for this long, in seconds; the link itself is valid longer. */
const LIFETIME_S = 3600
/** Each takes two render processes. */
const MOST_SETS = 2
const IDLE_MS = 10 * 60_000

interface PreviewOptions {
  store: ReleaseStore
  site: PolicySite
  /** Origin of previews. */
  previewUrl: string
  /** Opens a pool for a set that only previews use. */
  openPool: (set: ReleaseSet) => PagePool
}

export interface Previews extends Pick<PreviewLinks, 'addressOf'> {
  /** The preview selected by a request's cookies, if any. */
  read(cookies: string | undefined): Preview | undefined
  send(preview: Preview, url: URL, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** The cookie that ends the preview. */
  readonly ended: string
}

/** Builds that are not live, for visitors with a signed link: rendered only for them, never cached and not counted. */
export async function openPreviews(app: FastifyInstance, options: PreviewOptions): Promise<Previews> {
  const { store, site, previewUrl, openPool } = options
  // If the bucket is unavailable, earlier links work again after the next start.
  const key = await store.previewKey().catch(() => randomBytes(32))
  const links = previewLinks(key, previewUrl)
  const isSecure = previewUrl.startsWith('https:')
  const name = PREVIEW_COOKIES[isSecure ? 'secure' : 'plain']
  const cookie = (value: string, maxAge: number) =>
    `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const pools = new LRUCache<string, PagePool>({
    ...{ max: MOST_SETS, ttl: IDLE_MS, ttlAutopurge: true, updateAgeOnGet: true },
    dispose: (pool) => pool.retire(),
  })
  app.addHook('onClose', async () => pools.clear())

  async function manifestOf({ remote, build }: Preview): Promise<BuildManifest> {
    return store.manifest(remote, build).catch(() => {
      throw new CodedError('not_found')
    })
  }

  async function poolFor(preview: Preview): Promise<PagePool> {
    const { remote, build } = preview
    const key = [remote, build, store.live().revision].join()
    const known = pools.get(key)
    if (known) return known
    await manifestOf(preview)
    await store.fetchBuild(remote, build)
    const set = await store.previewSet(remote, build)
    // Another request may have opened it in the meantime.
    const pool = pools.get(key) ?? openPool(set)
    pools.set(key, pool)
    return pool
  }

  app.get<{ Params: { token: string } }>(`${PREVIEWS_PATH}/:token`, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const preview = links.read(request.params.token)
    if (!preview) throw new CodedError('invalid_signature')
    const { owns, host } = await manifestOf(preview)
    const exp = Math.min(preview.exp, Math.floor(Date.now() / 1000) + LIFETIME_S)
    reply.header('set-cookie', cookie(links.sign({ ...preview, exp }), LIFETIME_S))
    return reply.redirect(owns[0] ?? host?.serves?.[0] ?? '/', 303)
  })

  return {
    addressOf: links.addressOf,
    ended: cookie('', 0),
    read(cookies = '') {
      const token = cookieIn(cookies, name)
      return token === undefined ? undefined : links.read(token)
    },
    async send(preview, url, request, reply) {
      const { remote, build, exp } = preview
      const pool = await poolFor(preview)
      const until = new Date(exp * 1000).toISOString()
      const devOverride = { remote, origin: `build ${build}`, until }
      const page = await pool.render(url.href, request.id, { devOverride })
      for (const error of page.problems) if (error) request.log.warn({ url: url.href }, error)
      reply.headers(previewedHeaders(site, url.pathname, { framed: page.framed ?? false, set: pool.set }))
      if (page.redirect) return reply.redirect(page.redirect, page.status)
      return reply.code(page.status).type(HTML_TYPE).send(page.html)
    },
  }
}

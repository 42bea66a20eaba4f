import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ReleaseStore } from '@arunika/releases/store'
import type { Settings } from '@arunika/shared/env'
import { resourceOf, type WorkingCopies } from '@arunika/shared/federation'
import { requestIdOf } from '@arunika/shared/metrics'
import { createSite } from '@arunika/shared/site'
import serveStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { SHELL_BASE, shellAssets } from './assets.ts'
import { plainHeaders, preparedPageHeaders } from './headers.ts'
import { LastGood } from './last-good.ts'
import { observe } from './observe.ts'
import { PageCache } from './pages.ts'
import { proxies } from './proxies.ts'
import { releaseDesk } from './releases/desk.ts'
import { overriddenPages } from './releases/overridden-pages.ts'
import { openOverrides } from './releases/overrides.ts'
import { RenderPool } from './render-pool.ts'
import { reportRoute } from './reports.ts'
import { robots, sitemap } from './search-engines.ts'
import { createShellMetrics } from './shell-metrics.ts'

const root = join(import.meta.dirname, '..')
const YEAR = 365 * 24 * 3600

/**
 * The shell's server: rendered pages, the files of all builds, and the way to the api. It does not listen.
 * @param isStopping true from the moment the process has been asked to end
 * @param copies remotes that everybody gets from where somebody is working on them
 */
export async function createShell(
  settings: Settings,
  isStopping: () => boolean = () => false,
  copies?: WorkingCopies,
): Promise<FastifyInstance> {
  const store = new ReleaseStore(join(settings.dataDir, 'releases'))
  const site = createSite({ name: settings.siteName, lmsUrl: settings.lmsUrl, publicUrl: settings.publicUrl })
  const shell = await shellAssets(join(root, 'dist/web'))
  const app = Fastify({
    trustProxy: settings.trustProxy,
    logger: { level: process.env.LOG_LEVEL || 'warn' },
    // observe() writes one line for each request instead of two, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers),
    connectionTimeout: 30_000,
    // A slow line may need minutes for the 75 MB of documents that go through here to the api.
    requestTimeout: 900_000,
    keepAliveTimeout: 5_000,
    http: { headersTimeout: 15_000 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })

  const metrics = createShellMetrics(() => pages.pool.setId)
  const plain = plainHeaders(site)
  const headersOf = preparedPageHeaders(site)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(isStopping() ? { ...plain, connection: 'close' } : plain)
    done()
  })
  observe(app, metrics)
  await reportRoute(app, metrics)

  const hosts = new LastGood((text, host) => app.log.warn({ host }, text))
  const openPages = () =>
    new PageCache(
      new RenderPool({
        renderer: join(root, 'dist/node/main.cjs'),
        storeDir: store.dir,
        set: store.releaseSet(),
        site,
        apiUrl: settings.apiUrl,
        shell,
        hosts,
      }),
      (fault, url) => {
        metrics.renderFailures.inc()
        app.log.warn({ url }, fault)
      },
    )

  let pages = openPages()
  let live = store.releaseSet()
  const closing = new AbortController()
  store.watch(() => {
    const retired = pages
    pages = openPages()
    live = store.releaseSet()
    retired.pool.retire()
  }, closing.signal)
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', async () => pages.pool.retire())

  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'closing' })
    return { status: 'ready', releaseSet: pages.pool.setId }
  })

  await proxies(app, settings.apiUrl)
  const overrides = await openOverrides({
    dir: store.dir,
    publicUrl: settings.publicUrl,
    listed: settings.overrideOrigins,
  })
  await releaseDesk(app, { store, ...settings, overrides, healthOf: () => [] })
  const overridden = overriddenPages({
    site,
    overrides,
    pool: () => pages.pool,
    ...(copies && { copies }),
  })

  await app.register(serveStatic, {
    root: join(root, 'dist/web'),
    prefix: SHELL_BASE,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR * 1000,
  })
  await app.register(serveStatic, {
    root: join(root, 'public'),
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    maxAge: 3600_000,
  })

  app.get('/remotes/:remote/:build/*', async (request, reply) => {
    const { remote, build, '*': file } = request.params as { remote: string; build: string; '*': string }
    const web = join(store.buildDir(remote, build), 'web')
    if (!/^[\w-]+$/.test(remote) || !/^\w+$/.test(build) || !existsSync(join(web, file)))
      return missing(reply)
    reply.header('access-control-allow-origin', '*')
    return reply.sendFile(file, web)
  })

  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send(robots(site.publicUrl)))
  app.get('/sitemap.xml', async (_request, reply) => {
    const paths = await pages.pool.sitemap()
    return reply
      .type('application/xml')
      .header('cache-control', 'max-age=60')
      .send(sitemap(site.publicUrl, paths))
  })
  app.get('/*', async (request, reply) => {
    const url = new URL(request.url, settings.publicUrl)
    const resource = resourceOf(live, url.pathname)
    if (resource) return sendResource(request, reply, resource)
    return overridden.concerns(request) ? overridden.send(request, reply) : sendPage(url, request, reply)
  })
  app.setNotFoundHandler(async (_request, reply) => missing(reply))

  async function sendResource(request: FastifyRequest, reply: FastifyReply, path: string) {
    const { status, text, headers } = await hosts.ask({
      url: settings.apiUrl + path,
      headers: { 'accept-encoding': 'identity', 'x-request-id': request.id },
      want: ['content-type', 'cache-control', 'etag'],
    })
    if (status === 0 || status >= 500)
      return reply.code(503).header('retry-after', '10').type('text/plain').send('Please try again.')
    reply.headers({ ...headers, 'x-content-type-options': 'nosniff' })
    const isKnown = headers?.etag !== undefined && headers.etag === request.headers['if-none-match']
    return isKnown ? reply.code(304).send() : reply.code(status).send(text)
  }

  async function sendPage({ href, pathname }: URL, request: FastifyRequest, reply: FastifyReply) {
    const page = await pages.get(href, request.id)
    if (page.redirect) return reply.redirect(page.redirect, page.status)
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    // For an edge in front, which keeps pages.
    if (!page.isWhole) reply.header('x-accel-expires', '0')
    if (page.asOf) reply.headers({ 'x-shown-as-of': page.asOf, 'x-accel-expires': '1' })
    return reply
      .code(page.status)
      .headers(headersOf(pathname, page.framed))
      .type('text/html; charset=utf-8')
      .send(await page.body(encoding))
  }
  return app
}

const missing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('There is nothing here.')

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createSite } from '@arunika/contracts/site'
import type { ReleaseSet } from '@arunika/federation'
import { openStore } from '@arunika/releases/open-store'
import type { Settings } from '@arunika/server/env'
import { refuseClient } from '@arunika/server/http'
import { requestIdOf } from '@arunika/server/metrics'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { cachedPages } from './fast-path/cached-pages.ts'
import { handleErrors, refuseAddress } from './http/errors.ts'
import { files } from './http/files.ts'
import { plainHeaders } from './http/headers.ts'
import { licences } from './http/licences.ts'
import { pageAddress, withoutDoubledSlashes } from './http/page-address.ts'
import { pageSender } from './http/page-route.ts'
import { proxies, registryProxy } from './http/proxies.ts'
import { readiness } from './http/readiness.ts'
import { resourceOf, resourceSender } from './http/resources.ts'
import { searchEngineRoutes } from './http/search-engines.ts'
import { securityTxt } from './http/security-txt.ts'
import { statusPage } from './http/status-page.ts'
import { releaseAdminApi } from './releases/admin-api.ts'
import { type Development, devOverriddenPages } from './releases/dev-overridden-pages.ts'
import { openDevOverrides } from './releases/dev-overrides.ts'
import { liveManifestRoute } from './releases/live-manifest.ts'
import { Origins } from './releases/origins.ts'
import { ReleaseSets } from './releases/release-sets.ts'
import { ServableBuilds } from './releases/servable.ts'
import { offeredModules, shellAssets, shellCopyAssets } from './rendering/assets.ts'
import { LastGood } from './rendering/last-good.ts'
import { LastGoodFiles } from './rendering/last-good-files.ts'
import { PageCache } from './rendering/page-cache.ts'
import { RenderPool } from './rendering/render-pool.ts'
import { healCanaries } from './self-healing/heal.ts'
import { lastGoodSlots, SlotCache } from './slots/slot-cache.ts'
import { healthIn } from './telemetry/build-health.ts'
import { EvidencePool } from './telemetry/evidence-pool.ts'
import { observe } from './telemetry/observe.ts'
import { pageReportRoute } from './telemetry/page-reports.ts'
import { createShellMetrics } from './telemetry/shell-metrics.ts'
import { reportRoute } from './telemetry/violations.ts'

const root = join(import.meta.dirname, '..')

/** A slot that renders for so long hangs; no page waits for it that long. */
const SLOT_DEADLINE_MS = 3_000

/**
 * The shell's server: rendered pages, the files of all builds, and the proxy to the api. It does not listen.
 * @param isStopping true from the moment the process has been asked to end
 * @param development working copies that all visitors get
 */
export async function createShell(
  settings: Settings,
  isStopping: () => boolean = () => false,
  development?: Development,
): Promise<FastifyInstance> {
  const store = await openStore(settings)
  const site = createSite({ name: settings.siteName, lmsUrl: settings.lmsUrl, publicUrl: settings.publicUrl })
  const { origin } = new URL(site.publicUrl)
  const built = await shellAssets(join(root, 'dist/web'))
  const offered = await offeredModules(join(root, 'dist'))
  const shell = development ? shellCopyAssets(development.shell, built) : built
  const app = Fastify({
    trustProxy: settings.trustProxy,
    logger: { level: process.env.LOG_LEVEL || 'warn' },
    // observe() writes one line for each request instead of two, without addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers),
    connectionTimeout: 30_000,
    // A slow link may need minutes for the 75 MB of documents that go through here to the api.
    requestTimeout: 900_000,
    keepAliveTimeout: 5_000,
    http: { headersTimeout: 15_000 },
    clientErrorHandler: refuseClient,
    frameworkErrors: refuseAddress(site),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })

  // With the bucket away a shell starts on what it has.
  await store.refresh().catch((error: unknown) => app.log.error(error, 'The release store is away.'))
  const evidence = new EvidencePool(store)
  const metrics = createShellMetrics(
    evidence,
    () => sets.all.map(({ pool }) => pool.set.id),
    () => ({ caches: sets.all.map(({ figures }) => figures), canaries: store.live().canaries }),
  )
  const plain = plainHeaders(site)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(isStopping() ? { ...plain, connection: 'close' } : plain)
    done()
  })
  handleErrors(app, site)
  observe(app, metrics)
  await reportRoute(app, metrics)
  const { publicUrl } = settings
  // With the bucket away a shell counts what it has itself begun.
  const key = await store.evidence.key().catch(() => randomBytes(32))
  await pageReportRoute(app, { store, pool: evidence, key, publicUrl })

  const { apiUrl, dataDir } = settings
  const stored = new LastGoodFiles(join(dataDir, 'last-good'), (error) =>
    app.log.warn(error, 'The last good data cannot be stored.'),
  )
  const hosts = new LastGood((text, host) => app.log.warn({ host }, text), stored)
  const renderer = join(root, 'dist/node/main.cjs')
  const logRenderer = (text: string) => app.log.warn({ text }, 'The render process says')
  const lastGood = lastGoodSlots()
  const openPages = (set: ReleaseSet) => {
    const input = { renderer, store, set, site, apiUrl, shell, hosts, log: logRenderer }
    const slots = Object.values(set.remotes).some((release) => release.slots)
      ? {
          slots: new SlotCache({
            set,
            pool: new RenderPool({ ...input, deadlineMs: SLOT_DEADLINE_MS }),
            lastGood,
            log: (text) => {
              metrics.renderFailures.inc()
              app.log.warn(text)
            },
          }),
        }
      : {}
    return new PageCache(new RenderPool({ ...input, ...slots }), hosts, (error, url) => {
      metrics.renderFailures.inc()
      app.log.warn({ url }, error)
    })
  }
  const warn = (text: string) => app.log.warn(text)
  const origins = new Origins({ live: () => store.live(), changed: () => sets.refresh(), log: warn })
  const servable = new ServableBuilds({
    store,
    offered,
    isAway: (entry) => origins.isAway(entry),
    log: warn,
  })
  const sets = new ReleaseSets(store, openPages, (set) => servable.of(set))
  const closing = new AbortController()
  const logStoreState = (text: string, err?: unknown) => app.log.warn({ err }, text)
  const follow = () => {
    evidence.follow()
    sets.refresh()
  }
  store.watch(follow, closing.signal, logStoreState)
  void origins.watch(closing.signal)
  healCanaries({ store, pool: evidence, log: (text) => app.log.warn(text) }, closing.signal)
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', async () => {
    sets.close()
    await evidence
      .exchange()
      .catch((error: unknown) => app.log.warn(error, 'What was seen could not be stored.'))
  })

  readiness(app, {
    apiUrl,
    isStopping,
    hasData: hosts.knows(apiUrl),
    releaseSet: () => sets.live.pool.set.id,
  })

  await proxies(app, apiUrl)
  if (settings.registryUrl) await registryProxy(app, settings.registryUrl)
  const devOverrides = await openDevOverrides({
    dir: store.dir,
    publicUrl: settings.publicUrl,
    listed: settings.devOverrideOrigins,
  })
  await releaseAdminApi(app, { store, ...settings, devOverrides, healthOf: () => healthIn(evidence.all()) })
  const devOverridden = devOverriddenPages({
    site,
    devOverrides,
    pool: () => sets.live.pool,
    ...(development && { development }),
  })
  await files(app, root, store)
  liveManifestRoute(app, { store, live: () => sets.live.pool.set, publicUrl })

  securityTxt(app, site)
  licences(app, { site, shellDir: join(root, 'dist/web'), store, live: () => sets.live.pool.set })
  statusPage(app, {
    site,
    apiUrl,
    lmsUrl: settings.lmsUrl,
    hosts,
    servesLive: () => isDeepStrictEqual(sets.live.pool.set.remotes, store.releaseSet().remotes),
  })
  searchEngineRoutes(app, site.publicUrl, () => sets.live.pool.sitemap())
  const sendPage = pageSender(sets, site, evidence, key)
  const sendResource = resourceSender(hosts, apiUrl)
  if (!development) cachedPages(app, { sets, site, pool: evidence, metrics, isStopping })
  app.get('/*', async (request, reply) => {
    const url = pageAddress(request.url, origin)
    const address = withoutDoubledSlashes(url)
    if (address) return reply.redirect(address, 308)
    const resource = resourceOf(sets.live.pool.set, url.pathname)
    if (resource) return sendResource(resource, request, reply)
    return devOverridden.concerns(request)
      ? devOverridden.send(url, request, reply)
      : sendPage(url, request, reply)
  })
  return app
}

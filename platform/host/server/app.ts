import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { openStore } from '@anyam/releases/open-store'
import type { Settings } from '@anyam/server/env'
import type { FastifyInstance } from 'fastify'
import type { SiteConfiguration } from './define-site.ts'
import { cachedPages } from './fast-path/cached-pages.ts'
import { commonHeaders, createFastify } from './http/create-fastify.ts'
import { handleErrors } from './http/errors.ts'
import { files } from './http/files.ts'
import { GenuineFiles } from './http/genuine-files.ts'
import { licences } from './http/licences.ts'
import { offlineReading } from './http/offline-reading.ts'
import { pageRoute } from './http/page-route.ts'
import { proxies, registryProxy, streamProxy } from './http/proxies.ts'
import { readiness } from './http/readiness.ts'
import { resourceSender } from './http/resources.ts'
import { searchEngineRoutes } from './http/search-engines.ts'
import { securityTxt } from './http/security-txt.ts'
import { pageSender } from './http/send-page.ts'
import { sessionsAt } from './http/sessions.ts'
import { speculationRules } from './http/speculation-rules.ts'
import { statusPage } from './http/status-page.ts'
import { ticketRoute } from './http/tickets.ts'
import { releaseAdminApi } from './releases/admin-api.ts'
import { type Development, devOverriddenPages } from './releases/dev-overridden-pages.ts'
import { openDevOverrides } from './releases/dev-overrides.ts'
import { liveManifestRoute } from './releases/live-manifest.ts'
import { openReleaseSets } from './releases/open-release-sets.ts'
import { isPreviewHost, separatePreviews } from './releases/preview-origin.ts'
import { openPreviews } from './releases/previews.ts'
import { judgedChanges } from './releases/registry.ts'
import { workingCopyRoute } from './releases/working-copy-route.ts'
import { openLastGood } from './rendering/open-last-good.ts'
import { curvesIn } from './self-healing/curves.ts'
import { healthIn } from './telemetry/build-health.ts'
import { observe } from './telemetry/observe.ts'
import { openEvidence } from './telemetry/open-evidence.ts'
import { pageReportRoute } from './telemetry/page-reports.ts'
import { createShellMetrics } from './telemetry/shell-metrics.ts'
import { violationRoute } from './telemetry/violations.ts'

/**
 * A host's server: rendered pages, the files of all builds, and the proxy to the api. It does not listen
 * yet.
 * @param isStopping true once the process has been asked to end
 * @param development working copies that all visitors get
 */
export async function createHost(
  configuration: SiteConfiguration,
  settings: Settings,
  isStopping: () => boolean = () => false,
  development?: Development,
): Promise<FastifyInstance> {
  const { apiUrl, publicUrl, previewUrl, devOverrideOrigins: listed } = settings
  const { dir: root, plainPages } = configuration
  const site = configuration.facts(settings)
  const served = { name: site.name, publicUrl, plainPages, policy: configuration.policy(settings) }
  const isReadOffline = settings.offlineReading && !development && configuration.offlineWords !== undefined
  const app = createFastify(settings, served)
  const store = await openStore(settings, { report: (text) => app.log.error(text) })
  // If the bucket is unavailable, the shell starts with its local copy.
  await store
    .refresh()
    .catch((error: unknown) => app.log.error(error, 'The release store cannot be reached.'))

  const { pool: evidence, key } = await openEvidence(app, store)
  const dataDir = join(settings.dataDir, 'last-good')
  const lastGood = openLastGood(app.log, dataDir)
  const data = configuration.openData(lastGood, { settings, log: app.log, dir: dataDir })
  const { hosts } = data
  app.addHook('onClose', () => data.close())
  let streamSize = () => 0
  const metrics = createShellMetrics(
    evidence,
    () => sets.all.map(({ pool }) => pool.set.id),
    () => ({
      caches: sets.all.map(({ figures }) => figures),
      canaries: store.live().canaries,
      streams: streamSize(),
      isLiveSetRefused: store.trust?.guard.isRefusing ?? false,
    }),
  )
  const { sets, openPreviewPool } = await openReleaseSets(app, {
    ...{ store, site, apiUrl, hosts, evidence, metrics },
    changes: judgedChanges(store, settings.registryUrl, settings.registryShellToken),
    harm: settings.canaryHarm,
    dist: join(root, 'dist'),
    scripts: { versionStream: settings.versionStreamConnections > 0, reader: isReadOffline },
    ...(development && { development }),
  })
  const previews = await openPreviews(app, { store, site: served, previewUrl, openPool: openPreviewPool })
  const devOverrides = await openDevOverrides({ dir: store.dir, publicUrl, listed })
  workingCopyRoute(app, { store, devOverrides, previewUrl })
  const devOverridden = devOverriddenPages({
    ...{ site: served, devOverrides },
    pool: () => sets.live.pool,
    ...(development && { development }),
  })
  const live = () => sets.live.pool.set

  commonHeaders(app, served, isStopping)
  separatePreviews(app, settings)
  handleErrors(app, served)
  observe(app, metrics)
  await violationRoute(app, metrics)
  await pageReportRoute(app, {
    ...{ store, pool: evidence, key, publicUrl },
    isPreview: (cookies) => previews.read(cookies) !== undefined,
  })
  readiness(app, { apiUrl, isStopping, hasData: hosts.knows(apiUrl), releaseSet: () => live().id })
  await proxies(app, apiUrl, data.adapter)
  streamSize = await streamProxy(app, apiUrl, settings.versionStreamConnections)
  await registryProxy(app, settings.registryUrl)
  await releaseAdminApi(app, {
    ...{ store, ...settings, devOverrides, previews },
    healthOf: () => healthIn(evidence.all(), evidence.judged),
    curvesOf: (remote, segment) => curvesIn(evidence.judged.get(remote), segment),
  })
  const genuine = new GenuineFiles(
    store,
    (sentence) => app.log.error(sentence),
    () => metrics.refusedFiles.inc(),
  )
  const { hasSession, accepts } = sessionsAt(apiUrl, publicUrl, configuration.sessionCalls)
  await files(app, { root, store, genuine, hasSession })
  ticketRoute(app, { accepts, publicUrl })
  offlineReading(app, {
    ...{ site: served, words: configuration.offlineWords, dir: join(root, 'dist/web') },
    isOn: isReadOffline,
  })
  liveManifestRoute(app, { genuine, live, publicUrl })
  speculationRules(app)
  securityTxt(app, publicUrl, data.contact)
  licences(app, {
    introduction: configuration.licences(site),
    shellDir: join(root, 'dist/web'),
    genuine,
    live,
  })
  statusPage(app, {
    ...{ site: served, checks: configuration.statusChecks(settings), hosts },
    servesLive: () => isDeepStrictEqual(live().remotes, store.releaseSet().remotes),
  })
  searchEngineRoutes(app, publicUrl, () => sets.live.pool.sitemap())
  configuration.routes(app, { settings, site, hosts, sets })
  if (!development)
    cachedPages(app, {
      sets,
      site: served,
      pool: evidence,
      metrics,
      isStopping,
      isPreview: isPreviewHost(settings),
    })
  pageRoute(app, {
    ...{ sets, previews, devOverridden },
    origin: new URL(publicUrl).origin,
    sendPage: pageSender(sets, served, evidence, key),
    sendResource: resourceSender(hosts, apiUrl),
  })
  return app
}

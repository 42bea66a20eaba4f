import type { ReleaseSet } from '@anyam/federation'
import type { Site } from '@anyam/protocol/open'
import type { ReleaseStore } from '@anyam/releases/store'
import type { Settings } from '@anyam/server/env'
import type { FastifyInstance } from 'fastify'
import type { OptionalScripts } from '../rendering/host-build.ts'
import { HostPools, hostsOf, type PagePool, setWithin } from '../rendering/host-pools.ts'
import type { Hosts } from '../rendering/last-good.ts'
import { PageCache } from '../rendering/page-cache.ts'
import { type PoolInput, RenderPool } from '../rendering/render-pool.ts'
import { healCanaries } from '../self-healing/heal.ts'
import { type LastGoodSlots, lastGoodSlots, SlotCache } from '../slots/slot-cache.ts'
import type { EvidencePool } from '../telemetry/evidence-pool.ts'
import type { ShellMetrics } from '../telemetry/shell-metrics.ts'
import type { Development } from './dev-overridden-pages.ts'
import { HostBuilds } from './host-builds.ts'
import { Origins } from './origins.ts'
import type { JudgedChanges } from './registry.ts'
import { ReleaseSets } from './release-sets.ts'
import { ServableBuilds } from './servable.ts'

/** A slot that renders for this long hangs; pages give up on it earlier. Milliseconds. */
const SLOT_DEADLINE_MS = 3_000

interface OpenOptions {
  store: ReleaseStore
  site: Site
  apiUrl: string
  hosts: Hosts
  evidence: EvidencePool
  changes: JudgedChanges
  harm: Settings['canaryHarm']
  metrics: Pick<ShellMetrics, 'renderFailures' | 'refusedFiles'>
  /** Folder of the build bundled with this server. */
  dist: string
  scripts: OptionalScripts
  development?: Development
}

interface Opened {
  sets: ReleaseSets
  /** Opens a pool for another set, isolated from the pages of the other sets. */
  openPreviewPool: (set: ReleaseSet) => PagePool
}

/** The pages of the release sets that visitors get. They follow the store and end with the server. */
export async function openReleaseSets(app: FastifyInstance, options: OpenOptions): Promise<Opened> {
  const { store, site, apiUrl, hosts, evidence, changes, harm, metrics, dist, scripts, development } = options
  const builds = new HostBuilds({ store, dist, scripts, development })
  const warn = (text: string, err?: unknown) => app.log.warn({ err }, text)

  const log = (text: string) => app.log.warn({ text }, 'The render process says')
  const onRefused = () => metrics.refusedFiles.inc()
  const failed = (text: string, url?: string) => {
    metrics.renderFailures.inc()
    app.log.warn({ url }, text)
  }

  /** Starts a process for each host that the set needs. */
  const openHosts = (set: ReleaseSet, own: Pick<PoolInput, 'deadlineMs' | 'slots'>) => {
    const pools = hostsOf(set).map((name) => {
      const release = set.remotes[name]
      const onBroken = () => {
        if (!release) return
        builds.markBroken(name, release)
        sets.refresh()
      }
      const pool = new RenderPool({
        ...{ store, site, apiUrl, hosts, log, onBroken, onRefused, ...own },
        host: release && !builds.problemOf(name, release) ? builds.get(name, release) : builds.own,
        set: setWithin(set, name, (remote) => servable.fits(remote, set, name)),
      })
      return [name, pool] as const
    })
    return new HostPools(set, new Map(pools), own.slots)
  }
  const openPool = (set: ReleaseSet, lastGood: LastGoodSlots, logFailure: typeof failed) => {
    const hasSlots = Object.values(set.remotes).some((release) => release.slots)
    const slots = () => {
      const pool = openHosts(set, { deadlineMs: SLOT_DEADLINE_MS })
      return { slots: new SlotCache({ set, lastGood, pool, log: logFailure }) }
    }
    return openHosts(set, hasSlots ? slots() : {})
  }
  const lastGood = lastGoodSlots()
  const openPages = (set: ReleaseSet) => new PageCache(openPool(set, lastGood, failed), hosts, failed)

  const origins = new Origins({ live: () => store.live(), changed: () => sets.refresh(), log: warn })
  const isAway = (entry: string) => origins.isAway(entry)
  const servable = new ServableBuilds({ store, hosts: builds, isAway, log: warn, onRefused })
  const sets = new ReleaseSets(store, openPages, (set) => servable.of(set))

  const closing = new AbortController()
  const follow = () => {
    evidence.follow()
    sets.refresh()
  }
  store.watch(follow, closing.signal, warn)
  void origins.watch(closing.signal)
  healCanaries({ store, changes, pool: evidence, harm, log: warn }, closing.signal)
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', async () => sets.close())
  return { sets, openPreviewPool: (set) => openPool(set, lastGoodSlots(), log) }
}

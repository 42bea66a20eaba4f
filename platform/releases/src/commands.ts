import { join } from 'node:path'
import type { Settings } from '@anyam/server/env'
import {
  EXIT_CODES,
  milliseconds,
  named,
  originOf,
  redirectsIn,
  WHY_PIN,
  WHY_UNPUBLISH,
  withReason,
} from './arguments.ts'
import { assertGatePassed, hasPassed } from './assert-gate-passed.ts'
import { type BisectOptions, bisect } from './bisect.ts'
import { collectGarbage } from './collect-garbage.ts'
import { diff } from './diff.ts'
import { operator } from './operator.ts'
import { previewLinks } from './preview-links.ts'
import { commitInWords } from './provenance.ts'
import { publish } from './publish.ts'
import type { Report } from './report.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'
import type { PlannedHandover, Reasons, ReleaseStore, Verdict } from './store.ts'
import { verdictRows } from './verdict-rows.ts'

interface Context {
  store: ReleaseStore
  /** Folder of the checkout. */
  root: string
  settings: Settings
  reasons: Reasons
  /** In minutes. */
  promoteAfter: string | undefined
  /** True if a canary grows step by step. */
  inSteps: boolean
  /** The remote's own server, from which browsers load the published build. */
  origin: string | undefined
  /** Each in the form `<address>=<address>`. */
  redirects: readonly string[]
  search: BisectOptions
  /** Names of changes that the gate lists. */
  accepts: readonly string[]
  report: Report
}

/** The `release` commands without a registry. Each returns the rows of its table. */
export const commands: Record<string, (context: Context, ...args: string[]) => Promise<object[]>> = {
  async publish(context, remote) {
    const done = await published(context, named(remote))
    return [{ ...done, preview: await previewOf(context, done) }]
  },

  async preview(context, remote, build) {
    const id = { remote: named(remote), build: build ?? (await published(context, named(remote))).build }
    return [{ ...id, preview: await previewOf(context, id) }]
  },

  async check(context, remote, build) {
    const chosen = build ?? (await published(context, named(remote))).build
    const verdict = await tryBuild(context, named(remote), chosen)
    process.exitCode = EXIT_CODES[verdict.outcome]
    return verdictRows(verdict)
  },

  async promote(context, remote, build) {
    const { store, reasons } = context
    const chosen = build ?? (await published(context, named(remote))).build
    const forced = await passGate(context, named(remote), chosen)
    const previous = await store.promote(named(remote), chosen, {
      ...reasons,
      override: undefined,
      ...forced,
    })
    return [{ remote, live: chosen, previous }]
  },

  async canary(context, remote, share, build) {
    const { store, reasons } = context
    const percent = Number(named(share))
    if (percent === 0) {
      await store.haltCanary(named(remote), reasons)
      return [{ remote, canary: 'ended' }]
    }
    const chosen = build ?? (await published(context, named(remote))).build
    const { inSteps } = context
    const promoteAfterMs = milliseconds('promote-after', context.promoteAfter)
    const forced = await passGate(context, named(remote), chosen)
    const all = { ...reasons, override: undefined, ...forced }
    await store.canary(named(remote), chosen, { ...all, percent, promoteAfterMs, inSteps })
    return [{ remote, canary: chosen, percent }]
  },

  async rollback({ store, reasons: { by, reason } }, remote, build) {
    const done = await rollback(store, { remote: named(remote), build }, { by, reason })
    return [{ remote, live: done.build, previous: done.previous }]
  },

  async retire({ store, reasons, redirects: texts }, remote) {
    const redirects = redirectsIn(texts)
    await store.retire(named(remote), { ...reasons, redirects })
    return [{ remote, live: 'no more', ...redirects }]
  },

  async handover(context, path, from, remote, build) {
    const { store, reasons } = context
    const handover = { path: named(path), from: named(from) }
    const chosen = build ?? (await published(context, named(remote))).build
    const forced = await passGate(context, named(remote), chosen, handover)
    const redirects = redirectsIn(context.redirects)
    const all = { ...reasons, override: undefined, ...forced, ...handover, redirects }
    const previous = await store.handOver(named(remote), chosen, all)
    return [{ remote, live: chosen, previous, ...handover }]
  },

  async pin({ store, reasons }, remote) {
    await store.pin(named(remote), withReason(reasons, WHY_PIN))
    const { by, reason } = reasons
    return [{ remote, pinned: store.live().remotes[named(remote)]?.build, by, reason }]
  },

  async unpin({ store, reasons }, remote) {
    await store.unpin(named(remote), reasons)
    return [{ remote, pinned: 'no more' }]
  },

  async unpublish({ store, reasons }, remote, build) {
    await store.unpublish(named(remote), named(build), withReason(reasons, WHY_UNPUBLISH))
    return [{ remote, unpublished: build }]
  },

  status: ({ store }) => status(store),

  async history({ store }, remote) {
    return (await store.journal()).filter((entry) => !remote || entry.remote === remote)
  },

  async diff({ store }, remote, a, b) {
    const before = await store.manifest(named(remote), named(a))
    const after = await store.manifest(named(remote), named(b))
    const commits = [before, after].map(commitInWords)
    return [{ file: 'commit', change: commits.join(' → ') }, ...diff(before, after)]
  },

  async bisect(context, remote) {
    const { store, search, report } = context
    const of = named(remote)
    return bisect({
      remote: of,
      options: search,
      journal: await store.journal(),
      previewOf: (build) => previewOf(context, { remote: of, build }),
      manifestOf: (build) => store.manifest(of, build),
      report,
    })
  },

  gc: ({ store, reasons }) => collectGarbage(store, new Date(), reasons),
}

const published = ({ store, root, settings, reasons, origin, report }: Context, remote: string) =>
  publish(
    store,
    join(root, remote),
    { ...reasons, origin: origin && originOf(origin), dataDir: settings.dataDir },
    report,
  )

async function previewOf(
  { store, settings: { previewUrl } }: Context,
  { remote, build }: { remote: string; build: string },
): Promise<string> {
  await store.manifest(remote, build)
  return previewLinks(await store.previewKey(), previewUrl).addressOf(remote, build)
}

/** Runs the gate for a build that has not passed it, unless there is a reason to skip it. */
async function passGate(context: Context, remote: string, build: string, handover?: PlannedHandover) {
  const {
    accepts,
    reasons: { override: force, by = operator() },
  } = context
  const known = await context.store.verdict(remote, build)
  const isDecided = force !== undefined || hasPassed(known, handover, accepts)
  const verdict = isDecided ? known : await tryBuild(context, remote, build, handover)
  return assertGatePassed({ remote, build, verdict, force, accepts, by, handover })
}

/** Load the gate and its browser only here. */
async function tryBuild(
  { store, root, settings, report, accepts, reasons: { by = operator() } }: Context,
  remote: string,
  build: string,
  handover?: PlannedHandover,
): Promise<Verdict> {
  const { check } = await import('./gate/check.ts')
  const { gateSiteIn } = await import('./gate/gate-site.ts')
  await store.fetchBuild(remote, build)
  return check(store, remote, build, {
    ...{ root, site: await gateSiteIn(root), settings, handover, report },
    accepted: accepts.map((change) => ({ change, by })),
  })
}

import { join } from 'node:path'
import { checkoutId } from '@anyam/releases/checkout'
import { check, EVERY_CHANGE } from '@anyam/releases/gate'
import { gateSiteIn } from '@anyam/releases/gate-site'
import { publish } from '@anyam/releases/publish'
import { START, standingOf } from '@anyam/releases/publish-live'
import { rollback } from '@anyam/releases/rollback'
import type { ReleaseStore } from '@anyam/releases/store'
import type { Settings } from '@anyam/server/env'
import { VERSION } from '@anyam/server/version'
import { openForChanges } from '../../scripts/product.ts'
import { ownBuilds, root } from './survey.ts'

/** A build that is not live after the update, with the reasons in sentences. */
export interface Declined {
  remote: string
  build: string
  reasons: string[]
}

export interface Offered {
  /** Builds that passed the gate, by remote. */
  passed: Record<string, string>
  declined: Declined[]
}

interface OfferOptions {
  /** Api of this checkout, which the gate reads. */
  apiUrl: string
  lmsUrl: string
  /** True to make builds that pass live. */
  isLive: boolean
  /** Called with the builds that have passed so far, before each goes live. */
  release: (passed: Record<string, string>) => Promise<void>
}

/**
 * Publishes the builds that replace builds of a start, and offers them to the gate. What people, teams and pins made
 * live stays.
 */
export async function offerBuilds(
  settings: Settings,
  { apiUrl, lmsUrl, isLive, release }: OfferOptions,
  progress: (detail: string) => void,
): Promise<Offered> {
  const store = await openForChanges(settings)
  const offered: Offered = { passed: {}, declined: [] }
  for (const own of ownBuilds()) {
    const { remote } = own
    if ((await standingOf(store, own)) !== 'due') continue
    progress(remote)
    await publish(store, join(root, remote), { by: START, dataDir: settings.dataDir })
    const reasons = await reasonsOfGate(store, own, { ...settings, apiUrl, lmsUrl })
    if (reasons.length > 0) offered.declined.push({ ...own, reasons })
    else {
      offered.passed[remote] = own.build
      const reason = `update to ${VERSION}`
      if (!isLive) continue
      await release(offered.passed)
      await store.promote(remote, own.build, { by: START, checkout: checkoutId(root), reason })
    }
  }
  return offered
}

/** Empty if the gate has passed the build. */
async function reasonsOfGate(
  store: ReleaseStore,
  { remote, build }: { remote: string; build: string },
  settings: Settings,
): Promise<string[]> {
  const known = await store.verdict(remote, build)
  if (known?.outcome === 'passed' && !known.handover) return []
  await store.fetchBuild(remote, build)
  const { outcome, refusals } = await check(store, remote, build, {
    ...{ root, site: await gateSiteIn(root), settings },
    // A new version changes pages on purpose.
    accepted: [{ change: EVERY_CHANGE, by: 'update' }],
  })
  if (outcome === 'passed') return []
  return refusals.map(({ gate, reason }) => `${gate}: ${reason}`)
}

/**
 * Makes the builds that an update replaced live again, unless others have released their remotes since.
 * @returns names of the remotes that went back, and of those that stay
 */
export async function takeBuildsBack(
  settings: Settings,
  { live, released, to }: { live: Record<string, string>; released: Record<string, string>; to: string },
): Promise<{ back: string[]; unchanged: string[] }> {
  const store = await openForChanges(settings)
  const back: string[] = []
  const unchanged: string[] = []
  for (const [remote, build] of Object.entries(released)) {
    const before = live[remote]
    const now = store.live().remotes[remote]?.build
    // An update that was interrupted has noted the build, but not made it live.
    if (now === before) continue
    if (before === undefined || now !== build) unchanged.push(remote)
    else {
      await rollback(store, { remote, build: before }, { by: START, reason: `back from ${to}` })
      back.push(remote)
    }
  }
  return { back, unchanged }
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type BuildManifest,
  hostAt,
  isAdminPath,
  type RemoteRelease,
  type SizeBudget,
} from '@anyam/federation'
import { withoutLanguage } from '@anyam/protocol/languages'
import { ensureBuilt } from '../build.ts'
import { isAtOrBelow, withoutHandedOver } from '../handover.ts'
import type { Accepted, Finding, LiveSet, PlannedHandover } from '../live-set.ts'
import type { Report } from '../report.ts'
import type { ReleaseStore } from '../store.ts'
import type { GateSettings, GateSite } from './gate-site.ts'
import { probeAll } from './host.ts'
import { hasRoute } from './pages.ts'
import { type Probe, probe } from './probe.ts'
import { GateSandbox } from './sandbox.ts'

/** A build that may go live, and the builds that it would run next to. */
export interface Candidate {
  manifest: BuildManifest
  /** Folder of its files. */
  dir: string
  /** Live builds of the other remotes. */
  others: Record<string, RemoteRelease>
  /** The live build of the same remote. */
  live: RemoteRelease | undefined
  /** The same with its files; undefined if there is none that can be read. */
  liveBuild: () => Promise<Pick<Candidate, 'manifest' | 'dir'> | undefined>
  /** Paths of the other remotes' routes, by remote. */
  routesOfOthers: Record<string, readonly string[]>
  /** Largest sizes that its team allows; undefined if the team sets none. */
  budget: SizeBudget | undefined
  /** Findings of the live shell about the candidate; runs once. */
  probe: () => Promise<Probe>
  /** Returns the live page that one of its pages is compared with. */
  counterpartOf: (address: string) => Promise<Counterpart>
  site: GateSite
  /** Shells and a browser in which the candidate is tried. */
  sandbox: GateSandbox
  /** Problems that the live build has as well; the gates append to it. */
  remarks: Finding[]
  /** Pictures of its findings, by their names in the store; the gates add to it. */
  pictures: Map<string, Buffer>
  /** Changes that people accept. */
  accepted: readonly Accepted[]
  /** Called with each step. */
  report: Report
}

export interface Counterpart {
  /** Its address in the control shell. */
  page: string
  /**
   * True if it is the same page in the live build. Otherwise a live page of another remote represents the
   * machine's speed.
   */
  isSamePage: boolean
  /** True if the live build has a page at its address, be it another one. */
  isKnown: boolean
}

/**
 * Returns why a candidate may not go live, in sentences for people; empty if it may.
 * @throws any error that says nothing about the candidate, because it could not be tried
 */
export type Gate = (candidate: Candidate) => Promise<Refusal[]> | Refusal[]

/** A reason, or the change that it is about and its pictures with it. */
export type Refusal = string | Omit<Finding, 'gate'>

export interface CheckOptions {
  /** Folder of the repository, which has the shell to try the candidate in and the remote's budget. */
  root: string
  site: GateSite
  settings: GateSettings
  /** A path that the candidate would take over when promoted. */
  handover?: PlannedHandover | undefined
  /** Called with each step. */
  report?: Report | undefined
  /** Changes that people accept, in addition to those of the last verdict. */
  accepted?: readonly Accepted[] | undefined
}

type CandidateOptions = CheckOptions & Partial<Pick<Candidate, 'pictures'>>

/** @throws Error if the store does not have the build */
export async function candidateOf(
  store: ReleaseStore,
  remote: string,
  build: string,
  {
    root,
    site,
    settings,
    handover,
    accepted = [],
    pictures = new Map(),
    report = () => {},
  }: CandidateOptions,
): Promise<Candidate> {
  const manifest = await store.manifest(remote, build)
  const dir = store.buildDir(remote, build)
  const live = store.live()
  const handovers = { ...live.handovers, ...(handover && recordOf(handover, remote)) }
  const { [remote]: before, ...present } = live.remotes
  const others = handover ? withoutPath(present, handover, handovers) : present
  const builds = Object.fromEntries(Object.entries(others).map(([other, { build }]) => [other, build]))
  const routesOfOthers = await routesOf(store, others, handover)
  const tried = { builds: { ...builds, [remote]: build }, handovers }
  // Without a live build to compare with, other pages of the same set show how fast the machine is. A new
  // host is compared with the host that holds its pages now.
  const isNew = !before && !manifest.host
  const sandbox = new GateSandbox(
    store,
    tried,
    { ...settings, server: site.server, hosts: site.dataHosts(settings) },
    isNew
      ? tried
      : {
          builds: { ...builds, ...(before && { [remote]: before.build }) },
          ...(live.handovers && { handovers: live.handovers }),
        },
  )
  const facts = site.facts({ ...settings, publicUrl: 'http://localhost' })
  const at = { apiUrl: settings.apiUrl, site: facts }
  const ownRenderer = () => rendererIn(root, store, others, manifest.owns[0] ?? '/')
  const probed = once(async () =>
    manifest.host
      ? probeAll(store, { manifest, dir, others }, at)
      : probe({ renderer: await ownRenderer(), manifest, dir, ...at }),
  )
  const liveRoutes = once(async () =>
    before && !manifest.host
      ? (await store.manifest(remote, before.build).catch(() => undefined))?.routes
      : undefined,
  )
  /** A page with a route of its own, at an address that another route of the live build showed, is another page. */
  const isOfNewRoute = async (address: string) => {
    const known = await liveRoutes()
    if (!known) return false
    const route = (await probed()).routes.find(({ addresses }) =>
      addresses.includes(withoutLanguage(address)),
    )
    return route !== undefined && !hasRoute(known, route.path)
  }
  return {
    manifest,
    dir,
    others,
    live: before,
    liveBuild: async () => before && liveBuildIn(store, remote, before.build),
    routesOfOthers,
    // Builds of an older version lack a budget, so it is read from the checkout.
    budget: manifest.budget ?? (await budgetOf(join(root, remote))),
    probe: probed,
    counterpartOf: async (address) => {
      const isKnown = !isNew && (await isInLive(address, sandbox))
      const isSamePage = isKnown && !(await isOfNewRoute(address))
      return { page: isSamePage ? address : livePageOf(routesOfOthers), isSamePage, isKnown }
    },
    site,
    sandbox,
    remarks: [],
    pictures,
    accepted,
    report,
  }
}

async function liveBuildIn(store: ReleaseStore, remote: string, build: string) {
  await store.fetchBuild(remote, build)
  // Undefined if it is damaged, or of an older version.
  const manifest = await store.manifest(remote, build).catch(() => undefined)
  return manifest && { manifest, dir: store.buildDir(remote, build) }
}

/** True if the live build has a page at an address. */
async function isInLive(address: string, sandbox: GateSandbox): Promise<boolean> {
  const { url } = await sandbox.control()
  return (await fetch(url + address, { redirect: 'manual' })).status !== 404
}

/**
 * A live page that represents the machine's speed if the live build lacks the candidate's page. Without any,
 * the shell's not-found page.
 */
export function livePageOf(routesOfOthers: Candidate['routesOfOthers']): string {
  const pages = Object.values(routesOfOthers).flat()
  return pages.find((path) => !/[:*]/.test(path) && !isAdminPath(path)) ?? '/no-such-page'
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * Returns the render build of the host that holds a path. If none was released, it is the checkout's, built
 * if necessary.
 */
async function rendererIn(
  root: string,
  store: ReleaseStore,
  others: Candidate['others'],
  path: string,
): Promise<string> {
  const host = hostAt(others, path)
  const release = host === undefined ? undefined : others[host]
  if (host !== undefined && release) {
    const { nodeEntry } = await store.manifest(host, release.build)
    return join(store.buildDir(host, release.build), 'node', nodeEntry)
  }
  const renderer = join(root, 'shell/dist/node/main.cjs')
  if (!existsSync(renderer)) await ensureBuilt(join(root, 'shell'))
  return renderer
}

const recordOf = ({ path, from }: PlannedHandover, to: string): NonNullable<LiveSet['handovers']> => ({
  [path]: { from: [from], to, by: 'gate', at: new Date().toISOString(), redirects: {} },
})

/** The other remotes after one of them has handed over its path. */
function withoutPath(
  others: Candidate['others'],
  { from }: PlannedHandover,
  handovers: LiveSet['handovers'],
): Candidate['others'] {
  const giver = others[from]
  return giver ? { ...others, [from]: withoutHandedOver(giver, from, handovers) } : others
}

async function routesOf(
  store: ReleaseStore,
  others: Candidate['others'],
  handover: PlannedHandover | undefined,
) {
  const routes = Object.entries(others).map(async ([remote, { build }]) => {
    const manifest = await store.manifest(remote, build).catch(() => undefined)
    const leaving = handover?.from === remote ? handover.path : undefined
    // Missing in a build of an older version, and unreadable in a damaged live one.
    const routes = manifest?.routes ?? []
    return [remote, routes.filter((path) => leaving === undefined || !isAtOrBelow(leaving, path))] as const
  })
  return Object.fromEntries(await Promise.all(routes))
}

async function budgetOf(dir: string): Promise<SizeBudget | undefined> {
  const text = await readFile(join(dir, 'package.json'), 'utf8').catch(() => '{}')
  return (JSON.parse(text) as { federation?: { budget?: SizeBudget } }).federation?.budget
}

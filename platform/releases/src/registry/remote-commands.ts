import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildId } from '@anyam/bundler/build-id'
import type { BuildManifest } from '@anyam/federation'
import type { WaitingApproval } from '@anyam/protocol'
import {
  EXIT_CODES,
  milliseconds,
  named,
  originOf,
  redirectsIn,
  UsageError,
  WHY_PIN,
  WHY_UNPUBLISH,
  withReason,
} from '../arguments.ts'
import { assertGatePassed, hasPassed } from '../assert-gate-passed.ts'
import { type BisectOptions, bisect } from '../bisect.ts'
import { commitInWords } from '../provenance.ts'
import { assertOrigin, readPackage, withStagedBuild } from '../publish.ts'
import { buildingText, type Report } from '../report.ts'
import type { PlannedHandover, Reasons } from '../store.ts'
import { teamKeyFile } from '../trust/key-files.ts'
import { ensureKey, publicKeyOf } from '../trust/keys.ts'
import { verdictRows } from '../verdict-rows.ts'
import type { RegistryClient } from './client.ts'
import { policyCommand, policyProblems } from './policy-command.ts'

export interface RemoteContext {
  registry: RegistryClient
  /** Returns the folder of a remote's sources. */
  folderOf(remote: string): string
  /** Folder with the keys of teams. */
  dataDir: string
  /** True for an operator's token, which also makes the operator's key valid for each remote of the site's checkout. */
  isOperator?: boolean
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

type Command = (context: RemoteContext, ...args: string[]) => Promise<object[]>

/** The `release` commands through a registry. Each returns the rows of its table. */
export const remoteCommands: Record<string, Command> = {
  async publish(context, remote) {
    const done = await published(context, named(remote))
    return [{ ...done, preview: await context.registry.preview(done) }]
  },

  async preview(context, remote, build) {
    const id = await chosen(context, named(remote), build)
    return [{ ...id, preview: await context.registry.preview(id) }]
  },

  async check(context, remote, build) {
    const id = await chosen(context, named(remote), build)
    const verdict = await context.registry.check(id, context.report, { accepts: context.accepts })
    process.exitCode = EXIT_CODES[verdict.outcome]
    return verdictRows(verdict)
  },

  async promote(context, remote, build) {
    const id = await chosen(context, named(remote), build)
    await passGate(context, id)
    const { override, reason } = context.reasons
    const done = await context.registry.command('promote', { ...id, override, reason, ...acceptsOf(context) })
    return [{ remote, live: done.build, previous: done.previous, ...waiting(done) }]
  },

  async canary(context, remote, share, build) {
    const { registry, reasons, promoteAfter, inSteps } = context
    const { override, reason } = reasons
    const percent = Number(named(share))
    if (percent === 0) {
      await registry.command('halt', { remote: named(remote), reason })
      return [{ remote, canary: 'ended' }]
    }
    const promoteAfterMs = milliseconds('promote-after', promoteAfter)
    const id = await chosen(context, named(remote), build)
    await passGate(context, id)
    const done = await registry.command('canary', {
      ...{ ...id, percent, promoteAfterMs, override, reason },
      ...(inSteps && { inSteps }),
      ...acceptsOf(context),
    })
    return [{ remote, canary: id.build, percent, ...waiting(done) }]
  },

  async rollback({ registry, reasons: { reason } }, remote, build) {
    const done = await registry.command('rollback', { remote: named(remote), build, reason })
    return [{ remote, live: done.build, previous: done.previous, ...waiting(done) }]
  },

  async retire({ registry, reasons: { override, reason }, redirects: texts }, remote) {
    const redirects = redirectsIn(texts)
    const done = await registry.command('retire', { remote: named(remote), redirects, override, reason })
    return [{ remote, live: 'no more', ...redirects, ...waiting(done) }]
  },

  async handover(context, path, from, remote, build) {
    const { registry, reasons, redirects } = context
    const handover = { path: named(path), from: named(from) }
    const id = await chosen(context, named(remote), build)
    await passGate(context, id, handover)
    const { override, reason } = reasons
    const command = { ...id, ...handover, redirects: redirectsIn(redirects), override, reason }
    const done = await registry.command('handover', command)
    return [{ remote, live: done.build, previous: done.previous, ...handover, ...waiting(done) }]
  },

  async pin({ registry, reasons }, remote) {
    const { by, reason } = withReason(reasons, WHY_PIN)
    const done = await registry.command('pin', { remote: named(remote), reason })
    return [{ remote, pinned: done.build, by, reason, ...waiting(done) }]
  },

  async unpin({ registry }, remote) {
    const done = await registry.command('unpin', { remote: named(remote) })
    return [{ remote, pinned: 'no more', ...waiting(done) }]
  },

  async unpublish({ registry, reasons }, remote, build) {
    const { reason } = withReason(reasons, WHY_UNPUBLISH)
    const done = await registry.command('unpublish', { remote: named(remote), build: named(build), reason })
    return [{ remote, unpublished: build, ...waiting(done) }]
  },

  async status({ registry, report }) {
    const rows = await registry.request<object[]>('/remotes')
    for (const problem of await policyProblems(registry)) report(problem)
    return rows
  },

  policy: policyCommand,

  history: ({ registry }, remote) => registry.request(remote ? `/remotes/${remote}/history` : '/history'),

  async approvals({ registry }, remote) {
    const waiting = await registry.request<WaitingApproval[]>('/approvals')
    const wanted = waiting.filter(
      ({ command }) => remote === undefined || [command.remote, command.from].includes(remote),
    )
    return wanted.map(({ name, command, by, at, until }) => ({ command: name, ...command, by, at, until }))
  },

  async diff({ registry }, remote, a, b) {
    const manifest = (build: string) =>
      registry.request<BuildManifest>(`/remotes/${named(remote)}/builds/${named(build)}`)
    const commits = [await manifest(named(a)), await manifest(named(b))].map(commitInWords)
    const files = await registry.request<object[]>(`/remotes/${remote}/diff/${a}/${b}`)
    return [{ file: 'commit', change: commits.join(' → ') }, ...files]
  },

  async bisect({ registry, search, report }, remote) {
    const of = named(remote)
    return bisect({
      remote: of,
      options: search,
      journal: await registry.request(`/remotes/${of}/history`),
      previewOf: (build) => registry.preview({ remote: of, build }),
      manifestOf: (build) => registry.manifest({ remote: of, build }),
      report,
    })
  },

  gc: ({ registry }) => registry.request('/gc', { method: 'POST', body: {} }),

  async team({ registry }, action, ...args) {
    if (action === 'list') return registry.request('/teams')
    if (action === 'key') return [await makeKey(named(args[0]))]
    const [remote, ...rest] = args
    if (action === 'allow') {
      const body = { remote: named(remote), path: named(rest[0]) }
      return [await registry.request('/teams/allow', { method: 'POST', body })]
    }
    const [key, owns] = rest.toReversed()
    if (action === 'withdraw') {
      const body = { remote: named(remote), key: named(key) }
      return [await registry.request('/teams/withdraw', { method: 'POST', body })]
    }
    if (action !== 'add') throw new UsageError()
    const body = { remote: named(remote), owns: owns?.split(','), key: named(key) }
    return [await registry.request('/teams', { method: 'POST', body })]
  },

  async token({ registry }, action, ...args) {
    if (action === 'list') return registry.request('/tokens')
    if (action === 'revoke')
      return [await registry.request(`/tokens/${named(args[0])}`, { method: 'DELETE' })]
    if (action !== 'create') throw new UsageError()
    const [remote, name, scopes = 'publish', days = '90'] = args
    const body = { remote: named(remote), name: named(name), scopes: scopes.split(','), days: Number(days) }
    const created = await registry.request<{ text: string }>('/tokens', { method: 'POST', body })
    return [{ remote, name, token: created.text }]
  },
}

/** Creates a key pair: the private key goes into a file, the public key to the site. */
export async function makeKey(file: string) {
  if (existsSync(file)) throw new Error(`${file} is there already.`)
  return { file, key: publicKeyOf(await ensureKey(file)) }
}

async function chosen(context: RemoteContext, remote: string, build: string | undefined) {
  return { remote, build: build ?? (await published(context, remote)).build }
}

async function published(
  { registry, folderOf, dataDir, isOperator = false, origin: wanted, report }: RemoteContext,
  remote: string,
) {
  const dir = folderOf(remote)
  const origin = wanted && originOf(wanted)
  const { name } = readPackage(dir)
  const build = buildId(dir)
  const known = await registry.wholeManifest({ remote: name, build })
  if (known && origin) assertOrigin(known, origin)
  if (known) return { remote: name, build, added: false }
  if (isOperator && !process.env.RELEASE_SIGNING_KEY)
    await registry.enrolKey(name, publicKeyOf(await ensureKey(teamKeyFile(dataDir, name))))
  report(buildingText(name, build))
  const staging = join(tmpdir(), `release-${name}-${build}-${process.pid}`)
  const { added, ...sent } = await withStagedBuild({ dir, staging, origin, dataDir }, (manifest) => {
    report('Sending the files that the site lacks …')
    return registry.publish(manifest, staging)
  })
  return { remote: name, build, added, ...sent }
}

/** Runs the gate now for a build without a verdict, unless it is forced with a reason. */
async function passGate(
  { registry, reasons: { override: force }, accepts, report }: RemoteContext,
  id: { remote: string; build: string },
  handover?: PlannedHandover,
) {
  if (force !== undefined) return
  const known = await registry.verdict(id)
  // The registry takes no acceptances with a handover itself.
  const verdict = hasPassed(known, handover, handover ? [] : accepts)
    ? known
    : await registry.check(id, report, { handover, accepts })
  assertGatePassed({ ...id, verdict, force, accepts, handover })
}

/** Missing if there are none, for older registries, which take no unknown fields. */
const acceptsOf = ({ accepts }: RemoteContext) => (accepts.length > 0 ? { accepts: [...accepts] } : {})

/** Turns the error of a change that waits for a second person into a row. */
const waiting = ({ code, message }: { code?: string; message: string }) =>
  code === 'approval_needed' ? { waiting: message } : {}

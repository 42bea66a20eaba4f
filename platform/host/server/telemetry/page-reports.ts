import { existsSync } from 'node:fs'
import { hostBuildAt } from '@anyam/federation'
import { REMOTE_NAME_PATTERN } from '@anyam/protocol/names'
import type { ReleaseStore } from '@anyam/releases/store'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PAGE_REPORTS_PATH } from '../../browser/reports/path.ts'
import { isFromSite } from '../http/is-from-site.ts'
import { readVisitor } from '../releases/visitor.ts'
import type { EvidencePool } from './evidence-pool.ts'
import { cellOf, networkOf } from './networks.ts'
import { segmentsOf } from './segments.ts'
import { tokensWith } from './tokens.ts'

const LARGEST_REPORT = 512
/**
 * Counted page loads of one network. More are ignored without a penalty, because an office behind one address
 * did nothing wrong.
 */
const MOST_A_MINUTE = 240

/** `start <id> <remote>@<build>` for a document, `visit` for a link within one. */
const START = new RegExp(`^(start|visit) (\\d{16,44}) (${REMOTE_NAME_PATTERN})@(\\w{1,40})$`)
/** Messages that affect no count need no token. */
const NEUTRAL = /^(slow|left) (\d{16,44})$/
const VOTE = /^(alive|failed|vital) ([\w.-]{20,220}) ([\w.: -]{1,40})$/

interface PageReportOptions {
  store: ReleaseStore
  pool: EvidencePool
  key: Buffer
  publicUrl: string
  /** Returns whether a request comes from a visitor of a preview, whose failures do not concern other visitors. */
  isPreview: (cookies: string | undefined) => boolean
}

/** Endpoint at which browsers report page loads: requesting a token is the start, and each token votes once. */
export async function pageReportRoute(app: FastifyInstance, options: PageReportOptions): Promise<void> {
  const { store, pool, key, publicUrl, isPreview } = options
  const tokens = tokensWith(key)
  const network = (request: FastifyRequest) => networkOf(request.ip)

  /** The document that sends the report has just come from its visitor's release set. */
  function hostOf({ headers }: FastifyRequest, remote: string) {
    const { remotes } = store.releaseSet(readVisitor(headers.cookie).seed)
    return hostBuildAt(remotes, remotes[remote]?.owns[0] ?? '/')
  }

  async function start(request: FastifyRequest, reply: FastifyReply, [, kind, id, remote, build]: string[]) {
    if (!id || !remote || !build) return reply.code(400).send()
    // Reset: a tab whose build is gone loads its next page as a new document.
    if (!existsSync(store.buildDir(remote, build))) return reply.code(205).send()
    const calls = await countCall(request)
    if (!calls.isAllowed && calls.isExceeded) return reply.code(204).send()
    const at = Date.now()
    const isDocument = kind === 'start'
    const host = isDocument ? hostOf(request, remote) : undefined
    const owns = store.live().remotes[remote]?.owns ?? []
    const segments = segmentsOf(request, { owns, isDocument })
    const started = { remote, build, cell: cellOf(request.ip, key), segments, isDocument, host }
    if (!pool.loads.start(id, started, at)) return reply.code(204).send()
    return reply.type('text/plain').send(tokens.sign({ id, shell: pool.id, remote, build, at }))
  }

  function vote(reply: FastifyReply, [, name, text = '', detail]: string[]) {
    const token = tokens.read(text, Date.now())
    if (!token) return reply.code(403).send()
    if (token.shell === pool.id) pool.loads.report(token.id, `${name} ${detail}`)
    else pool.forward([token.id, `${name} ${detail}`])
    return reply.code(204).send()
  }

  async function withoutToken(request: FastifyRequest, id: string, message: string) {
    if (pool.loads.report(id, message)) return
    // Another shell may have issued it, or the id is invented.
    const calls = await countCall(request)
    if (calls.isAllowed || !calls.isExceeded) pool.forward([id, message])
  }

  let countCall: ReturnType<FastifyInstance['createRateLimit']>
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      max: MOST_A_MINUTE,
      timeWindow: 60_000,
      keyGenerator: network,
    })
    countCall = scope.createRateLimit()
    scope.post(PAGE_REPORTS_PATH, { bodyLimit: LARGEST_REPORT }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (!isFromSite(request, publicUrl)) return reply.code(403).send()
      if (isPreview(request.headers.cookie)) return reply.code(204).send()
      const text = typeof request.body === 'string' ? request.body : ''
      const started = START.exec(text)
      if (started) return start(request, reply, started)
      const voted = VOTE.exec(text)
      if (voted) return vote(reply, voted)
      const [, name, id] = NEUTRAL.exec(text) ?? []
      if (!name || !id) return reply.code(400).send()
      await withoutToken(request, id, name)
      return reply.code(204).send()
    })
  })
}

import { hostBuildAt, ownerOf, type ReleaseSet } from '@anyam/federation'
import type { FastifyRequest } from 'fastify'
import type { Page } from '../rendering/page-cache.ts'
import type { EvidencePool } from './evidence-pool.ts'
import { cellOf } from './networks.ts'

/** A document that arrived has started by then: its scripts wait at most three seconds. */
const STARTED_BY_MS = 10_000

interface SentDocument {
  url: URL
  request: FastifyRequest
  page: Page
  set: ReleaseSet
  /** Builds that the visitor's browser could not run. */
  avoid: readonly string[]
}

/** Counts the documents sent to browsers while a canary runs, to find builds that never start there. */
export function countDocuments(pool: EvidencePool, key: Buffer) {
  return ({ url, request, page, set, avoid }: SentDocument): void => {
    if (!isBrowser(request) || page.status >= 500 || page.redirect !== undefined || page.meant?.failed) return
    const remote = ownerOf(set.remotes, url.pathname)
    const build = remote === undefined ? undefined : (page.meant?.build ?? set.remotes[remote]?.build)
    if (remote === undefined || build === undefined || avoid.includes(`${remote}@${build}`)) return
    const cell = cellOf(request.ip, key)
    const host = hostBuildAt(set.remotes, url.pathname)
    const counted = [{ remote, build, cell }, ...(host ? [{ ...host, cell }] : [])]
    setTimeout(() => {
      for (const one of counted) pool.count(one, 'documents', 1)
    }, STARTED_BY_MS).unref()
  }
}

/** Robots seldom send this header, and a prefetched document may never be displayed. */
const isBrowser = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined

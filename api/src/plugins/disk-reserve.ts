import { statfs } from 'node:fs/promises'
import { CodedError } from '@anyam/server/errors'
import { DOCUMENT_RULES } from '@arunika/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allowed on a nearly full disk, because it stores almost nothing and is needed to free space. */
    worksOnFullDisk?: boolean
  }
}

export interface DiskReserveOptions {
  dataDir: string
}

/** Bytes reserved for the database, which stops when it cannot write, and for deletions. */
const RESERVE = 64 * 1024 * 1024
/** Assumed size of a body without a length, since no form may be longer. */
const LONGEST_FORM = DOCUMENT_RULES.maxFiles * DOCUMENT_RULES.maxSize
/** Each upload needs space twice, for the original and the re-encoded copy. */
const COPIES = 2

/** Maximum total bytes of bodies that one process receives at a time. */
const MAX_RECEIVED = 4 * 1024 ** 3

function lengthOf({ headers }: FastifyRequest): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length'])
  return headers['transfer-encoding'] === undefined ? 0 : LONGEST_FORM
}

const stores = ({ method, routeOptions }: FastifyRequest) =>
  ['POST', 'PUT', 'PATCH'].includes(method) && !routeOptions.config.worksOnFullDisk

/** Refuses uploads that would fill the disk, with status 507 and before storing them; reads continue. */
async function diskReserve(app: FastifyInstance, { dataDir }: DiskReserveOptions) {
  /** Total bytes of the bodies being received. */
  let expected = 0
  // After authentication and before the body is read.
  app.addHook('preParsing', async (request, reply) => {
    if (!stores(request)) return
    const size = COPIES * lengthOf(request)
    if (expected + size > MAX_RECEIVED) throw new CodedError('uploads_busy', { retryAfter: 30 })
    const { bavail, bsize } = await statfs(dataDir)
    if (bavail * bsize - expected - size < RESERVE) throw new CodedError('storage_full')
    expected += size
    reply.raw.once('close', () => {
      expected -= size
    })
  })
}

export default fp(diskReserve, { name: 'disk-reserve' })

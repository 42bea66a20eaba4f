import { statfs } from 'node:fs/promises'
import { DOCUMENT_RULES } from '@arunika/contracts'
import { CodedError } from '@arunika/server/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allowed although the disk is nearly full: it stores next to nothing and is needed to free space. */
    worksOnFullDisk?: boolean
  }
}

export interface DiskReserveOptions {
  dataDir: string
}

/** Bytes reserved for the database, which stops when it cannot write, and for deletions. */
const RESERVE = 64 * 1024 * 1024
/** Assumed bytes of a body without a length: no form may be longer. */
const LONGEST_FORM = DOCUMENT_RULES.maxFiles * DOCUMENT_RULES.maxSize
/** Each upload needs space twice: the original and the re-encoded copy. */
const COPIES = 2

/** Bytes that all bodies which one process receives at a time may take up together. */
const MAX_RECEIVED = 4 * 1024 ** 3

function lengthOf({ headers }: FastifyRequest): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length'])
  return headers['transfer-encoding'] === undefined ? 0 : LONGEST_FORM
}

const stores = ({ method, routeOptions }: FastifyRequest) =>
  ['POST', 'PUT', 'PATCH'].includes(method) && !routeOptions.config.worksOnFullDisk

/** Refuses uploads that would fill the disk with 507 before they are stored; reads continue. */
async function diskReserve(app: FastifyInstance, { dataDir }: DiskReserveOptions) {
  /** Bytes of the bodies that are being received. */
  let expected = 0
  // After authentication, and before the body is read.
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

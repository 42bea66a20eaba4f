import { statfs } from 'node:fs/promises'
import { DOCUMENT_RULES } from '@arunika/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { CodedError } from '../lib/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allowed although the disk is nearly full: it stores next to nothing and is needed to free space. */
    worksOnFullDisk?: boolean
  }
}

export interface DiskReserveOptions {
  dataDir: string
}

/** Bytes that are left to the database, which stops altogether when it cannot write, and to who makes room. */
const RESERVE = 64 * 1024 * 1024
/** Bytes of a body that does not say how long it is: no form may be longer. */
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

/** Refuses with 507 what would fill the disk, before anything of it is stored: reading goes on. */
async function diskReserve(app: FastifyInstance, { dataDir }: DiskReserveOptions) {
  /** Bytes of the bodies that are being received. */
  let expected = 0
  // After the question who asks, and before anything of the body is read.
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

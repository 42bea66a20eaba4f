import { statfs } from 'node:fs/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { CodedError } from '../lib/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Taken although the disk is nearly full: it stores next to nothing, and whoever makes room needs it. */
    worksOnFullDisk?: boolean
  }
}

export interface DiskReserveOptions {
  dataDir: string
}

/** Bytes that are left to the database, which stops altogether when it cannot write, and to who makes room. */
const RESERVE = 64 * 1024 * 1024
/** A document lies on the disk once as it came and once as it is drawn anew. */
const COPIES = 2

const stores = ({ method, routeOptions }: FastifyRequest) =>
  ['POST', 'PUT', 'PATCH'].includes(method) && !routeOptions.config.worksOnFullDisk

/** Refuses with 507 what would fill the disk, before anything of it is stored: reading goes on. */
async function diskReserve(app: FastifyInstance, { dataDir }: DiskReserveOptions) {
  /** Bytes of the bodies that are being received. */
  let expected = 0
  // After the question who asks, and before anything of the body is read.
  app.addHook('preParsing', async (request, reply) => {
    if (!stores(request)) return
    const size = COPIES * Number(request.headers['content-length'] ?? 0)
    const { bavail, bsize } = await statfs(dataDir)
    if (bavail * bsize - expected - size < RESERVE) throw new CodedError('storage_full')
    expected += size
    reply.raw.once('close', () => {
      expected -= size
    })
  })
}

export default fp(diskReserve, { name: 'disk-reserve' })

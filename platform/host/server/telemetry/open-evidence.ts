import { randomBytes } from 'node:crypto'
import type { ReleaseStore } from '@anyam/releases/store'
import type { FastifyInstance } from 'fastify'
import { EvidencePool } from './evidence-pool.ts'

/**
 * Opens the evidence of shells about builds, which is shared one last time when the server ends, and the key
 * of its tokens.
 */
export async function openEvidence(app: FastifyInstance, store: ReleaseStore) {
  const pool = new EvidencePool(store)
  app.addHook('onClose', async () => {
    await pool.exchange().catch((error: unknown) => app.log.warn(error, 'What was seen could not be stored.'))
  })
  // If the bucket is unavailable, a shell only counts page loads that began at it.
  const key = await store.evidence.key().catch(() => randomBytes(32))
  return { pool, key }
}

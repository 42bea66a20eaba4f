import { randomBytes } from 'node:crypto'
import type { ReleaseStore } from '@arunika/releases/store'
import type { FastifyInstance } from 'fastify'
import { EvidencePool } from './evidence-pool.ts'

/** What shells have seen of builds, which is shared a last time when the server ends, and the key of its tokens. */
export async function openEvidence(app: FastifyInstance, store: ReleaseStore) {
  const pool = new EvidencePool(store)
  app.addHook('onClose', async () => {
    await pool.exchange().catch((error: unknown) => app.log.warn(error, 'What was seen could not be stored.'))
  })
  // If the bucket is away, a shell counts the page loads that it began itself.
  const key = await store.evidence.key().catch(() => randomBytes(32))
  return { pool, key }
}

import type { Context } from '../../context.ts'
import { type Actor, record } from '../audit/repository.ts'
import { type Choice, deleteApplications, listFilePaths, lockOldest } from './repository.ts'
import { deletedApplication } from './service.ts'

/** Applications per transaction. New applications wait meanwhile, because the transaction updates counts. */
const BATCH = 200

/**
 * Deletes the chosen applications and their documents in batches, so that their number is unlimited. After a crash, the
 * same call continues.
 * @returns number of applications
 */
export async function removeInBatches(
  { db, store }: Pick<Context, 'db' | 'store'>,
  choice: Choice,
  by: Actor,
): Promise<number> {
  let removed = 0
  for (;;) {
    const { count, paths } = await db.transaction(async (transaction) => {
      const some = { ids: await lockOldest(transaction, choice, BATCH) }
      const paths = await listFilePaths(transaction, some)
      const deleted = await deleteApplications(transaction, some)
      await record(transaction, by, ...deleted.map(deletedApplication))
      return { count: deleted.length, paths }
    })
    await store.remove('private', paths)
    if (count === 0) return removed
    removed += count
  }
}

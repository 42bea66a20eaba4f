import type { Context } from '../../context.ts'
import { type Actor, record } from '../audit/repository.ts'
import { type Choice, deleteApplications, listFilePaths, lockOldest } from './repository.ts'
import { deletedApplication } from './service.ts'

/** Applications of one transaction: those who apply wait for it, because it counts what it deletes. */
const BATCH = 200

/**
 * Deletes the chosen applications with their documents, batch after batch, so that any number of them can be deleted. After a
 * crash the same call goes on.
 * @returns how many there were
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

import type { RevisedSubject } from '@arunika/admin-contracts'
import { restoreFromTrash } from '../../lib/trash.ts'
import { offerUndo } from './pending-deletions.ts'

/** Offers to restore deleted entries from the trash. */
export function offerRestore(
  subject: RevisedSubject,
  ids: readonly number[],
  refresh: () => Promise<unknown>,
) {
  const text = ids.length === 1 ? 'It is in the trash.' : `${ids.length} are in the trash.`
  offerUndo(text, async () => {
    await restoreFromTrash(subject, ids)
    await refresh()
  })
}

import { useState } from 'react'
import { offerUndo } from '../../../components/feedback/pending-deletions.ts'
import { merge, separate } from '../api/get-applicants.ts'

/**
 * Merges and separates people, and offers to undo it.
 * @param refresh reloads what shows them
 */
export function useMerging(refresh: () => Promise<unknown>) {
  const [problem, setProblem] = useState<string>()

  async function change(what: () => Promise<void>) {
    setProblem(undefined)
    await what().catch((error: Error) => setProblem(`Not changed. ${error.message}`))
    await refresh()
  }
  return {
    /** The reason why nothing was changed. */
    problem,
    merge: (ids: readonly number[]) =>
      change(async () => {
        const { message, separate: undo } = await merge(ids)
        offerUndo(message, async () => {
          for (const each of undo) await separate(each.ids)
          await refresh()
        })
      }),
    separate: (ids: readonly number[]) =>
      change(async () => {
        const { message, merge: undo } = await separate(ids)
        offerUndo(message, async () => {
          await merge(undo.ids)
          await refresh()
        })
      }),
  }
}

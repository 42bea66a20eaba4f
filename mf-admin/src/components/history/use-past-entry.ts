import type { RevisedEntry, Revision } from '@arunika/admin-contracts'
import { useLoaded } from '../../lib/use-loaded.ts'

/** Selects a save of an entry; null if there has been none since saves are recorded. */
export interface PastEntryOf {
  id: number
  title: string
  revision: number | null
}

/**
 * An entry as of an earlier save.
 * @param current address of the entry's current version
 */
export function usePastEntry<Entry extends RevisedEntry>(
  { revision }: Pick<PastEntryOf, 'revision'>,
  current: string,
) {
  const address = revision === null ? current : `/api/admin/revisions/${revision}`
  const { data, error, retry } = useLoaded<Entry | Revision>(address)
  const entry = data && ('entry' in data ? (data.entry as Entry) : data)
  return { entry, error, retry }
}

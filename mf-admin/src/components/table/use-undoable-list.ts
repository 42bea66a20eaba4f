import { useSWRConfig } from 'swr'
import { capital } from '../../lib/capital.ts'
import { SUMMARY } from '../../lib/use-summary.ts'
import { deleteSoon, useRemaining } from '../feedback/pending-deletions.ts'
import type { DeletableListRules, LoadedList } from './use-deletable-list.ts'
import { useList } from './use-list.ts'

interface UndoableListRules<Row> extends DeletableListRules<Row> {
  /** Noun for the rows, singular and plural. */
  noun: readonly [one: string, several: string]
  /** Address of a row's entry. */
  addressOf: (row: Row) => string
  remove: (row: Row) => Promise<unknown>
}

/**
 * A list whose rows are deleted without confirmation and can be restored for some seconds. Pass `screen` to
 * `ListScreen`; `refresh` reloads the list and the dashboard's counts.
 */
export function useUndoableList<Row extends { id: number }>(
  { data, error, mutate }: LoadedList<Row>,
  { columnsWith, noun: [one, several], addressOf, remove, ...rules }: UndoableListRules<Row>,
) {
  const { mutate: mutateAny } = useSWRConfig()
  const refresh = () => Promise.all([mutate(), mutateAny(SUMMARY)])

  function onDelete(rows: readonly Row[]) {
    deleteSoon({
      text: rows.length === 1 ? `${capital(one)} deleted.` : `${rows.length} ${several} deleted.`,
      addresses: rows.map(addressOf),
      run: () => Promise.all(rows.map(remove)).finally(refresh),
    })
  }

  const entries = useRemaining(data?.entries, addressOf)
  const list = useList(data && entries && { ...data, entries: [...entries] }, rules)
  const columns = columnsWith(onDelete)
  return { screen: { columns, list, error, onRetry: () => void mutate(), onDelete }, refresh }
}

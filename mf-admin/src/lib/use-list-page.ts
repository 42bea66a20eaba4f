import type { ListPage } from '@arunika/admin-contracts'
import { adminRequest } from './admin-request.ts'
import { apiQuery, type ListQuery } from './list-view.ts'
import { useAdminPolled } from './use-admin-polled.ts'

/**
 * One page of a list that the api searches, filters, sorts and counts.
 * @param path null requests nothing
 */
export const useListPage = <Page>(path: string | null, query: ListQuery) =>
  useAdminPolled<Page>(path && `${path}?${apiQuery(query)}`, { keepPreviousData: true })

/** Matches the SWR keys of all views of a list. */
export const keysOf = (path: string) => (key: unknown) =>
  typeof key === 'string' && (key === path || key.startsWith(`${path}?`))

/** Returns the page with one row changed. */
export const withRow = <Page extends { entries: readonly { id: number }[] }>(
  page: Page,
  id: number,
  changes: Partial<Page['entries'][number]>,
): Page => ({
  ...page,
  entries: page.entries.map((row) => (row.id === id ? { ...row, ...changes } : row)),
})

/** Loads every row that matches the query, page by page. */
export async function loadAllRows<Row>(path: string, query: ListQuery): Promise<Row[]> {
  const rows: Row[] = []
  let after = ''
  do {
    const address = `${path}?${apiQuery({ ...query, page: 1, before: '', after })}`
    const { entries, next } = await adminRequest<ListPage<Row>>(address)
    rows.push(...entries)
    after = next ?? ''
  } while (after !== '')
  return rows
}

import type { EditState, NewEntry } from '@arunika/admin-contracts'
import { useAdminPolled } from '../../lib/use-admin-polled.ts'

/** Unsaved edits of an entry, also of one that was never saved. @param id undefined requests nothing */
export const useEdits = (path: string, id: string | undefined) =>
  useAdminPolled<EditState>(id === undefined ? null : `/api/admin/${path}/${Number(id)}/edits`, {
    refreshInterval: 0,
  })

/** Entries that were begun and never saved. @param path undefined requests nothing */
export const useNewEntries = (path: string | undefined) =>
  useAdminPolled<NewEntry[]>(path === undefined ? null : `/api/admin/${path}/new`)

import type { ImportReport, ImportRow } from '@arunika/admin-contracts'
import { POLLING_INTERVAL } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

const IMPORTS = '/api/admin/imports'
/** Milliseconds between looks at a running import. */
const WHILE_RUNNING = 2_000

/** The last imports. */
export const useImports = () =>
  useAdminPolled<ImportRow[]>(IMPORTS, {
    refreshInterval: (rows) =>
      rows?.some(({ state }) => state === 'running') ? WHILE_RUNNING : POLLING_INTERVAL,
  })

/** Outcomes of the articles of an import. @param id undefined requests nothing */
export const useImportReport = (id: number | undefined) =>
  useAdminPolled<ImportReport>(id === undefined ? null : `${IMPORTS}/${id}`)

export const startImport = (body: FormData) => adminRequest<{ id: number }>(IMPORTS, { method: 'POST', body })

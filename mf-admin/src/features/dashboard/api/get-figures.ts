import type { AdminFigures } from '@arunika/admin-contracts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

/** Counts of the lists. */
export const useFigures = () => useAdminPolled<AdminFigures>('/api/admin/figures')

import type { AdminFigures } from '@arunika/admin-contracts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

/** The lists in figures. */
export const useFigures = () => useAdminPolled<AdminFigures>('/api/admin/figures')

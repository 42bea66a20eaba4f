import type { AdminSummary } from '@arunika/admin-contracts'
import { useAdminPolled } from './use-admin-polled.ts'

export const SUMMARY = '/api/admin/summary'

/** Unread counts, shown on every screen. */
export const useSummary = () => useAdminPolled<AdminSummary>(SUMMARY)

import type { ReleaseState } from '@arunika/admin-contracts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

/** What is live, on trial and in the store, as it is now. */
export const useReleaseState = () => useAdminPolled<ReleaseState>('/releases/state')

import type { WhatIsNew } from '@arunika/admin-contracts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

/** Entries since the administrator's last visit. */
export const useWhatIsNew = () => useAdminPolled<WhatIsNew>('/api/admin/whats-new')

import type { WhatIsNew } from '@arunika/admin-contracts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

/** What has come since the administrator's last visit. */
export const useWhatIsNew = () => useAdminPolled<WhatIsNew>('/api/admin/whats-new')

import type { ReleaseState } from '@anyam/protocol'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

/** The current state: live builds, canaries, and the builds in the store. */
export const useReleaseState = () => useAdminPolled<ReleaseState>('/releases/state')

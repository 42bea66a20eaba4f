import { POLLING_INTERVAL } from '@anyam/protocol/polling'
import useSWR, { type SWRResponse } from 'swr'
import type { ApiError } from './index.ts'

/**
 * Data that stays fresh while it is visible: fetched on mount, at every interval, and when the page becomes
 * visible again.
 * @param key GET address; null requests nothing
 */
export const usePolled = <Data>(key: string | null): SWRResponse<Data, ApiError> =>
  useSWR<Data, ApiError>(key, { refreshInterval: POLLING_INTERVAL })

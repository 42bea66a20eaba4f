import type { ApiError } from '@anyam/data'
import { POLLING_INTERVAL } from '@arunika/contracts'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { adminRequest } from './admin-request.ts'

/**
 * Back-office data that is revalidated while it is visible.
 * @param key null requests nothing
 * @param options `keepPreviousData`: shows the previous data until that of another key arrives; `refreshInterval`: as for SWR
 */
export const useAdminPolled = <Data>(
  key: string | null,
  options: Pick<SWRConfiguration<Data, ApiError>, 'keepPreviousData' | 'refreshInterval'> = {},
): SWRResponse<Data, ApiError> =>
  useSWR<Data, ApiError>(key, (url: string) => adminRequest<Data>(url), {
    refreshInterval: POLLING_INTERVAL,
    ...options,
  })

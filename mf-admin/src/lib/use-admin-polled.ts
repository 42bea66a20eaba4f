import { POLLING_INTERVAL } from '@arunika/contracts'
import type { ApiError } from '@arunika/data'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { adminRequest } from './admin-request.ts'

/**
 * Data of the back-office that stays fresh while it is on show.
 * @param key null requests nothing
 * @param options `keepPreviousData`: what was shown stays until the data of another key has come
 */
export const useAdminPolled = <Data>(
  key: string | null,
  options: Pick<SWRConfiguration, 'keepPreviousData'> = {},
): SWRResponse<Data, ApiError> =>
  useSWR<Data, ApiError>(key, (url: string) => adminRequest<Data>(url), {
    ...options,
    refreshInterval: POLLING_INTERVAL,
  })

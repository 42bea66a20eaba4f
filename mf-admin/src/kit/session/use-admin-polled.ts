import type { ApiError } from '@arunika/shared/api-client'
import { POLLING_INTERVAL } from '@arunika/shared/hooks'
import useSWR, { type SWRResponse } from 'swr'
import { adminRequest } from './admin-request.ts'

/** Data of the back-office that stays fresh while it is on show. */
export const useAdminPolled = <Data>(key: string): SWRResponse<Data, ApiError> =>
  useSWR<Data, ApiError>(key, (url: string) => adminRequest<Data>(url), { refreshInterval: POLLING_INTERVAL })

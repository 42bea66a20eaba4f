import type { ApiError } from '@anyam/data'
import type { GatePicture } from '@anyam/protocol'
import useSWR from 'swr'
import { adminRequest } from '../../../lib/admin-request.ts'

/**
 * A picture that the gate took. It never changes, so it is fetched once.
 * @param isWanted requests nothing while false
 */
export function useGatePicture(remote: string, build: string, name: string, isWanted: boolean) {
  const address = `/releases/picture?${new URLSearchParams({ remote, build, name })}`
  return useSWR<GatePicture, ApiError>(
    isWanted ? address : null,
    (url: string) => adminRequest<GatePicture>(url),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  )
}

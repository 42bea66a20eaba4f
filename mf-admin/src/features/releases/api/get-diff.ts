import type { ApiError } from '@anyam/data'
import type { ReleaseDiff } from '@anyam/protocol'
import useSWR from 'swr'
import { adminRequest } from '../../../lib/admin-request.ts'

/** Files that differ between two builds. Builds never change, so it is fetched once. */
export function useReleaseDiff(remote: string, from: string, to: string) {
  const address = `/releases/diff?${new URLSearchParams({ remote, from, to })}`
  return useSWR<ReleaseDiff, ApiError>(address, (url: string) => adminRequest<ReleaseDiff>(url), {
    revalidateOnFocus: false,
  })
}

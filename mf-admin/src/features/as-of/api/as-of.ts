import type { ApiError } from '@anyam/data'
import type { ReleasesAsOf } from '@anyam/protocol'
import type { AsOfPage, SeenSubject } from '@arunika/admin-contracts'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { adminRequest } from '../../../lib/admin-request.ts'

// The past does not change, so nothing is polled; a visit loads the changes since the last one.
const onVisit = { revalidateOnFocus: false, revalidateFirstPage: false } as const

/**
 * Entries of one kind that readers saw at a point in time, paginated.
 * @param at time in ISO 8601
 */
export function useAsOf(subject: SeenSubject, at: string) {
  const addressOf = (nth: number, before: AsOfPage | null) => {
    if (nth > 0 && before?.next == null) return null
    const query = new URLSearchParams({ at, subject })
    if (before?.next != null) query.set('after', String(before.next))
    return `/api/admin/as-of?${query}`
  }
  const { data, error, setSize, mutate, isValidating } = useSWRInfinite<AsOfPage, ApiError>(
    addressOf,
    (url: string) => adminRequest<AsOfPage>(url),
    onVisit,
  )
  return {
    entries: data?.flatMap(({ entries }) => entries),
    hasMore: data?.at(-1)?.next != null,
    more: () => void setSize((size) => size + 1),
    isLoading: isValidating,
    error,
    retry: () => void mutate(),
  }
}

/**
 * Builds that were live at a point in time.
 * @param at time in ISO 8601
 */
export const useReleasesAsOf = (at: string) =>
  useSWR<ReleasesAsOf, ApiError>(
    `/releases/as-of?${new URLSearchParams({ at })}`,
    (url: string) => adminRequest<ReleasesAsOf>(url),
    onVisit,
  )

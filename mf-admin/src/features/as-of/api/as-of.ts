import type { AsOfPage, ReleasesAsOf, SeenSubject } from '@arunika/admin-contracts'
import type { ApiError } from '@arunika/data'
import useSWR from 'swr'
import useSWRInfinite from 'swr/infinite'
import { adminRequest } from '../../../lib/admin-request.ts'

// The past does not change, so nothing is polled; what happened since is as fresh as the visit.
const onVisit = { revalidateOnFocus: false, revalidateFirstPage: false } as const

/** What readers saw of one kind at a moment, page by page. @param at ISO 8601 instant */
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

/** The builds that were live at a moment. @param at ISO 8601 instant */
export const useReleasesAsOf = (at: string) =>
  useSWR<ReleasesAsOf, ApiError>(
    `/releases/as-of?${new URLSearchParams({ at })}`,
    (url: string) => adminRequest<ReleasesAsOf>(url),
    onVisit,
  )

import type { ApplicationPage } from '@arunika/admin-contracts'
import { useEffect, useRef } from 'react'
import { type KeyedMutator, useSWRConfig } from 'swr'
import { SUMMARY } from '../../../lib/use-summary.ts'
import { useApplication } from '../api/get-applications.ts'
import { markRead } from '../api/mark-read.ts'

/** Marks the open application as read, once per opening. */
export function useReadingMark(
  id: number | undefined,
  page: ApplicationPage | undefined,
  mutate: KeyedMutator<ApplicationPage>,
) {
  const { data: application } = useApplication(id ?? null)
  const { mutate: refresh } = useSWRConfig()
  const marked = useRef<number>(undefined)
  // An address may open an application from another page of its list.
  const shown = page?.entries.find((row) => row.id === id) ?? application
  const isUnread = shown?.id === id && shown?.is_read === 0
  useEffect(() => {
    // If the call failed and the marker came back, do not call again.
    if (marked.current !== id) marked.current = undefined
    if (!isUnread || !page || id === undefined || marked.current === id) return
    marked.current = id
    void markRead(id, page, mutate).then(() => refresh(SUMMARY))
  })
}

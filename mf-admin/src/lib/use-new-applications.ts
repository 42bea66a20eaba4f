import { subscribeToMessage } from '@anyam/federation/messages'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { SUMMARY } from './use-summary.ts'

/** Lists that a new application changes. */
const VACANCIES = '/api/admin/job-vacancies'

/** Shows an application sent in another tab at once, without waiting for the next poll. */
export function useNewApplications(): void {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      subscribeToMessage('application:sent', () => {
        void mutate((key) => key === SUMMARY || String(key).startsWith(VACANCIES))
      }),
    [mutate],
  )
}

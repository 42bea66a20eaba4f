import { POLLING_INTERVAL } from '@arunika/contracts'
import { useState } from 'react'
import useSWR, { type SWRResponse } from 'swr'
import type { ApiError } from './index.ts'
import { createSight } from './sight.ts'

export interface PolledInView<Data> extends SWRResponse<Data, ApiError> {
  /** For the element that shows the data. */
  inViewRef: (element: Element | null) => void
}

/**
 * Like `usePolled`, for a part of a page: while its element is scrolled out of sight nothing is polled. What was due by then is fetched
 * when it comes back. In a module of its own, because a page whose data are seen all over it need not load this.
 */
export function usePolledInView<Data>(key: string): PolledInView<Data> {
  const [sight] = useState(createSight)
  const response = useSWR<Data, ApiError>(key, { refreshInterval: POLLING_INTERVAL, ...sight })
  sight.poll = response.mutate
  // Spread, it would be rendered again for whatever changes: SWR notes which fields are read.
  return Object.assign(response, sight)
}

import { POLLING_INTERVAL } from '@anyam/protocol/polling'
import { useState } from 'react'
import useSWR, { type SWRResponse } from 'swr'
import type { ApiError } from './index.ts'
import { createSight } from './sight.ts'

export interface PolledInView<Data> extends SWRResponse<Data, ApiError> {
  /** Ref of the element that shows the data. */
  inViewRef: (element: Element | null) => void
}

/**
 * As `usePolled`, for a part of a page: while its element is out of view, nothing is polled, and due data is
 * fetched when it comes back. A separate module, so that pages whose data is always visible do not load it.
 */
export function usePolledInView<Data>(key: string): PolledInView<Data> {
  const [sight] = useState(createSight)
  const response = useSWR<Data, ApiError>(key, { refreshInterval: POLLING_INTERVAL, ...sight })
  sight.poll = response.mutate
  // Do not spread it: SWR tracks which fields are read, and would re-render for every change.
  return Object.assign(response, sight)
}

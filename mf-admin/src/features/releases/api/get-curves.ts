import type { CanaryCurves } from '@anyam/protocol'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

/** Failure rates of a remote's canary and live build in a segment of the visitors, or in `all`. */
export const useCurves = (remote: string, segment: string) =>
  useAdminPolled<CanaryCurves>(`/releases/curves?${new URLSearchParams({ remote, segment })}`, {
    keepPreviousData: true,
  })

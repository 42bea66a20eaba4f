import { useSite } from '@anyam/federation/use-site'
import type { ReactNode } from 'react'

/** True if the api has only the calls of the specification, so that everything with other calls is hidden. */
export const useIsOnlySpecified = (): boolean => useSite().isOnlySpecified === true

/** Shows its children only with the product's own api, whose calls they need. */
export const WithOwnApi = ({ children }: { children: ReactNode }): ReactNode =>
  useIsOnlySpecified() ? null : children

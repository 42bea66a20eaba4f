import { request } from '@arunika/shared/api-client'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'

interface DataProps {
  /** Data that the page was rendered with, by SWR key. */
  fallback: Record<string, unknown>
  /** A cache of its own for a single rendering; browsers share one for the whole visit. */
  cache?: Map<string, object>
  children: ReactNode
}

/** Data layer of every page: one fetcher and one cache for all remotes. */
export function DataProvider({ fallback, cache, children }: DataProps) {
  const provider = cache && (() => cache as never)
  return (
    <SWRConfig value={{ fetcher: (key: string) => request(key), fallback, ...(provider && { provider }) }}>
      {children}
    </SWRConfig>
  )
}

import { request } from '@anyam/data'
import { type ReactNode, useState } from 'react'
import { SWRConfig } from 'swr'
import { createFreshness, FreshnessContext } from './freshness.ts'
import type { StaleData } from './page-state.ts'

interface DataProps {
  /** Data that the page was rendered with, by SWR key. */
  fallback: Record<string, unknown>
  /** The part of it that is stale. */
  stale: StaleData | undefined
  /** The cache for one rendering on the server; browsers share one for the whole visit. */
  cache?: Map<string, object>
  children: ReactNode
}

/** Fetches data; the version stream replaces `load`. */
export const source = { load: (key: string): Promise<unknown> => request(key) }

/** Data layer of every page: one fetcher and one cache for all remotes. */
export function DataProvider({ fallback, stale, cache, children }: DataProps) {
  const provider = cache && (() => cache as never)
  const [freshness] = useState(() => createFreshness(stale))
  async function fetcher(key: string) {
    const data = await source.load(key)
    freshness.arrived(key)
    return data
  }
  return (
    <FreshnessContext value={freshness}>
      <SWRConfig value={{ fetcher, fallback, ...(provider && { provider }) }}>{children}</SWRConfig>
    </FreshnessContext>
  )
}

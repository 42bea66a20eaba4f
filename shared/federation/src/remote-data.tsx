import { request } from '@arunika/data'
import type { ComponentType } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'

const value = { fetcher: (key: string) => request(key) }

/**
 * A page with the data layer of its remote: its own fetcher, unless the host has one, over the host's cache. So a page
 * polls in a host that knows nothing of it, and inside the shell there is one cache and one request for all that show the
 * same.
 */
export const withRemoteData = (Page: ComponentType) =>
  function RemotePage() {
    const { fetcher } = useSWRConfig()
    if (fetcher) return <Page />
    return (
      <SWRConfig value={value}>
        <Page />
      </SWRConfig>
    )
  }

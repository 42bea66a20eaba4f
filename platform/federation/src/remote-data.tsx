import { request, setSiteOrigin } from '@anyam/data'
import type { ComponentType } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { SWRConfig, useSWRConfig } from 'swr'
import { ROOT_ROUTE, type RootData } from './page.ts'

const value = { fetcher: (key: string) => request(key) }

/**
 * Gives a page or slot its remote's fetcher, unless the host has one, with the host's cache: a page polls in
 * any host, and inside the shell all components share one cache and one request. A host of another origin
 * provides the site's origin in its root route.
 */
export const withRemoteData = <Props extends object>(Page: ComponentType<Props>) =>
  function RemotePage(props: Props) {
    const { fetcher } = useSWRConfig()
    const root = useRouteLoaderData(ROOT_ROUTE) as Partial<RootData> | undefined
    // Set before any child requests data; it is the same for every page of a host.
    setSiteOrigin(root?.siteOrigin)
    if (fetcher) return <Page {...props} />
    return (
      <SWRConfig value={value}>
        <Page {...props} />
      </SWRConfig>
    )
  }

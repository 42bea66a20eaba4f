import { request, setSiteOrigin } from '@arunika/data'
import type { ComponentType } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { SWRConfig, useSWRConfig } from 'swr'
import { ROOT_ROUTE, type RootData } from './page.ts'

const value = { fetcher: (key: string) => request(key) }

/**
 * A page, or a slot, with the data layer of its remote: its own fetcher, unless the host has one, over the host's cache. So a page
 * polls in a host that knows nothing of it, and inside the shell there is one cache and one request for all that show the
 * same. A host of another origin than the site's says in its root route where the site is.
 */
export const withRemoteData = <Props extends object>(Page: ComponentType<Props>) =>
  function RemotePage(props: Props) {
    const { fetcher } = useSWRConfig()
    const root = useRouteLoaderData(ROOT_ROUTE) as Partial<RootData> | undefined
    // Before anything below asks; every page of a host says the same.
    setSiteOrigin(root?.siteOrigin)
    if (fetcher) return <Page {...props} />
    return (
      <SWRConfig value={value}>
        <Page {...props} />
      </SWRConfig>
    )
  }

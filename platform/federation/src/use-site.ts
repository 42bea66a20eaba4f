import type { Site } from '@anyam/protocol/open'
import { useRouteLoaderData } from 'react-router-dom'
import { ROOT_ROUTE, type RootData } from './page.ts'

/** Data that the host provides to every page. */
export const useRootData = () => useRouteLoaderData(ROOT_ROUTE) as RootData

/** Name, brands, address and links of the site. */
export const useSite = (): Site => useRootData().site

import { useRouteLoaderData } from 'react-router-dom'
import { ROOT_ROUTE, type RootData } from '../federation/page.ts'
import type { Site } from '../site/index.ts'

/** Name, brands, address and links of the site. */
export const useSite = (): Site => (useRouteLoaderData(ROOT_ROUTE) as RootData).site

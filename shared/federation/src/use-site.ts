import type { Site } from '@arunika/contracts/site'
import { useRouteLoaderData } from 'react-router-dom'
import { ROOT_ROUTE, type RootData } from './page.ts'

/** Name, brands, address and links of the site. */
export const useSite = (): Site => (useRouteLoaderData(ROOT_ROUTE) as RootData).site

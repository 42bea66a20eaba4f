import type { HighlightedPortfolio } from '@arunika/contracts'
import type { Site } from '@arunika/contracts/site'
import { usePolled } from '@arunika/data'
import { useSite } from '@arunika/federation/use-site'

/** Address of the academy's gallery on the learning-management host. */
export const highlightedPortfolioKey = (site: Site) => `${site.lmsUrl}/api/highlighted-portfolio`

export const useHighlightedPortfolio = () =>
  usePolled<HighlightedPortfolio>(highlightedPortfolioKey(useSite()))

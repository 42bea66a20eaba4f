import type { HighlightedPortfolio } from '@arunika/shared/contracts'
import { usePolled, useSite } from '@arunika/shared/hooks'
import type { Site } from '@arunika/shared/site'

/** Address of the academy's gallery on the learning-management host. */
export const highlightedPortfolioKey = (site: Site) => `${site.lmsUrl}/api/highlighted-portfolio`

export const useHighlightedPortfolio = () =>
  usePolled<HighlightedPortfolio>(highlightedPortfolioKey(useSite()))

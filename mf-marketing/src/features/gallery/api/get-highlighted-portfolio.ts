import { usePolledInView } from '@anyam/data/use-polled-in-view'
import { type HighlightedPortfolio, PORTFOLIO_PATH } from '@arunika/contracts'

export const useHighlightedPortfolio = () => usePolledInView<HighlightedPortfolio>(PORTFOLIO_PATH)

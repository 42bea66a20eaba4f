import { type HighlightedPortfolio, PORTFOLIO_PATH } from '@arunika/contracts'
import { usePolledInView } from '@arunika/data/use-polled-in-view'

export const useHighlightedPortfolio = () => usePolledInView<HighlightedPortfolio>(PORTFOLIO_PATH)

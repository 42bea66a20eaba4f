import * as z from 'zod/mini'

/** A student's work; any `type` other than `image` is a video; `path` is a file below the host's `/storage/`. */
export const portfolioItem = z.object({
  type: z.string(),
  path: z.string(),
  student: z.object({ full_name: z.string() }),
})

/** Response at `PORTFOLIO_PATH`. */
export const highlightedPortfolio = z.object({
  portfolios: z.array(z.object({ course_name: z.string(), portfolios: z.array(portfolioItem) })),
})

export type PortfolioItem = z.infer<typeof portfolioItem>
export type HighlightedPortfolio = z.infer<typeof highlightedPortfolio>

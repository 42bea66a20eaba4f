/** Breakpoints of `breakpoints.css`, for scripts. */
export const widthQueries = {
  belowMedium: '(width < 48rem)',
  large: '(width >= 60rem)',
} as const

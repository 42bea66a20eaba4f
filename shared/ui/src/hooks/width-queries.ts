/** Breakpoints of `breakpoints.css`, for what scripts decide by the width of the window. */
export const widthQueries = {
  belowMedium: '(width < 48rem)',
  large: '(width >= 60rem)',
} as const

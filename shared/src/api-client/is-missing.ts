const MISSING = [404, 410]

/** Whether a failed call, or a page's route error, says that the thing asked for is not there (any more). */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && MISSING.includes(Number(error.status))

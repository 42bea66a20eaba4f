/** 404: there is no such thing. 410: there was, and it is closed or gone. */
export type MissingStatus = 404 | 410

/** Which of the two a failed call or a page's route error means; undefined for other errors. */
export function missingStatus(error: unknown): MissingStatus | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return error.status === 404 || error.status === 410 ? error.status : undefined
}

/** Whether the requested entry does not exist (any more). */
export const isMissing = (error: unknown): boolean => missingStatus(error) !== undefined

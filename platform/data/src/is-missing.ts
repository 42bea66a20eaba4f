/** 404: never existed. 410: existed, and is closed or gone. */
export type MissingStatus = 404 | 410

/** The status of a failed call or a page's route error; undefined for other errors. */
export function missingStatus(error: unknown): MissingStatus | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return error.status === 404 || error.status === 410 ? error.status : undefined
}

/** True if the requested entry does not exist, or no longer. */
export const isMissing = (error: unknown): boolean => missingStatus(error) !== undefined

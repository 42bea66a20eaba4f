/** Something could not be tried, for a reason outside the build: the verdict is inconclusive. */
export class UntriedError extends Error {
  override name = 'UntriedError'
}

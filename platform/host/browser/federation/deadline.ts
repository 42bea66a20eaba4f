/** Time limit for each part that a render process loads. */
const DEADLINE_MS = 2500

/** @throws Error if the work takes longer than a render may wait */
export function withDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no response within ${DEADLINE_MS} ms`)), DEADLINE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

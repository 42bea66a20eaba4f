/** For each thing that is loaded. A browser waits for minutes on a server that hangs. */
const DEADLINE_MS = 2500

/** @throws Error when the work takes longer than a visitor should wait */
export function withDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${DEADLINE_MS} ms`)), DEADLINE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

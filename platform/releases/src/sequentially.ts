/** Returns a function that runs work sequentially; a failure does not stop the work after it. */
export function sequentially() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
}

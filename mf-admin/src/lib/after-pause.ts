/**
 * Calls `run` after a pause in what is reported, and during reports without a pause every `most` milliseconds.
 * @param pause milliseconds
 */
export function afterPause(run: () => void, { pause, most }: { pause: number; most: number }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let first: number | undefined
  function cancel() {
    clearTimeout(timer)
    first = undefined
  }
  return {
    report() {
      const now = Date.now()
      first ??= now
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          cancel()
          run()
        },
        Math.max(0, Math.min(pause, first + most - now)),
      )
    },
    cancel,
  }
}

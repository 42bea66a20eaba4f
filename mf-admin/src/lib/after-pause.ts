/**
 * Debounces `run`: calls it after a pause between reports, and every `most` milliseconds during reports without a
 * pause.
 * @param pause in milliseconds
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

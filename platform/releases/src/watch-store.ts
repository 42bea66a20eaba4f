import { watch } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const PAUSE_MS = 1_000

export interface Watch {
  dir: string
  signal: AbortSignal
  /** Updates this machine's copy. @throws Error if the store cannot be reached */
  refresh: () => Promise<void>
  check: () => void
  /** Called with the error when the store becomes unreachable, and again when it is back. */
  report: (text: string, error?: unknown) => void
}

/** Checks a store when its folder changes, and every second, until the signal aborts. */
export function watchStore(store: Watch): void {
  watch(store.dir, { signal: store.signal, persistent: false }, store.check)
  // Not every file system reports changes, and no bucket does.
  void poll(store)
}

async function poll({ signal, refresh, check, report }: Watch): Promise<void> {
  let isAway = false
  const reportState = (away: boolean, error?: unknown) => {
    if (away !== isAway) report(`The release store ${away ? 'cannot be reached' : 'is back'}.`, error)
    isAway = away
  }
  while (!signal.aborted) {
    await delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => {})
    if (signal.aborted) return
    await refresh().then(
      () => reportState(false),
      (error: unknown) => reportState(true, error),
    )
    check()
  }
}

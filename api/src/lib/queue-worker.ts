import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

const POLL_EVERY_MS = 2_000
const STOP_DEADLINE_MS = 3_000
const FIRST_PAUSE_S = 15
const LONGEST_PAUSE_S = 3_600

/** Seconds to wait after this number of failed attempts. */
export const pauseAfter = (attempts: number) =>
  Math.min(FIRST_PAUSE_S * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_S)

/**
 * Works on a queue now and as entries arrive.
 * @param step handles the next entry; returns false if there is none, or if the next one would also fail
 */
export function startQueueWorker(step: () => Promise<boolean>, name: string, log: FastifyBaseLogger) {
  let stopped = false

  async function work() {
    try {
      while (!stopped && (await step()));
    } catch (error) {
      log.warn({ err: error }, `looking for ${name} failed`)
    }
  }

  let running: Promise<void> | undefined
  function poll() {
    running ??= work().finally(() => {
      running = undefined
    })
  }
  poll()
  const timer = setInterval(poll, POLL_EVERY_MS)
  timer.unref()
  return {
    /** Aborts a slow step; its entry is retried after the next start. */
    async stop() {
      stopped = true
      clearInterval(timer)
      await Promise.race([running, pause(STOP_DEADLINE_MS, undefined, { ref: false })])
    },
  }
}

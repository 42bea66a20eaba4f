import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const PAUSE_MS = 50
/** A starting server that uses no processor time for this long hangs. */
const IDLE_DEADLINE_MS = 30_000
/** Processor time of a start that never ends; a start takes one to three seconds of it. */
const CPU_BUDGET_MS = 120_000
/** A server that responds, but does not become ready, waits for something that does not come. */
const UNREADY_DEADLINE_MS = 60_000
/** Where processor time cannot be read. */
const BLIND_DEADLINE_MS = 180_000

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Processor time that a process has used, in milliseconds; undefined if the system does not tell. */
export function cpuTime(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return undefined
  }
}

/**
 * Waits until a server is ready. The deadline follows its progress and not the clock: on a busy machine a start takes
 * as long as it takes.
 * @throws Error when the server hangs, loops, or responds without becoming ready
 */
export async function untilReady(name: string, url: string, pid: number, signal: AbortSignal): Promise<void> {
  const began = Date.now()
  let used = 0
  let progressAt = began
  let respondsSince: number | undefined
  for (;;) {
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(IDLE_DEADLINE_MS)])
    const response = await fetch(url, { signal: bounded }).catch(() => undefined)
    if (response?.ok) return
    await response?.body?.cancel()
    const now = Date.now()
    respondsSince = response ? (respondsSince ?? now) : undefined
    const cpu = cpuTime(pid)
    if (cpu !== undefined && cpu > used) progressAt = now
    used = cpu ?? used
    const problem = problemOf({
      idleMs: cpu === undefined ? 0 : now - progressAt,
      cpuMs: used,
      unreadyMs: now - (respondsSince ?? now),
      blindMs: cpu === undefined ? now - began : 0,
    })
    if (problem) throw new Error(`The ${name} did not start: ${problem}.`)
    await delay(PAUSE_MS, undefined, { signal })
  }
}

interface StartProgress {
  /** Since it last used processor time. */
  idleMs: number
  /** Processor time so far. */
  cpuMs: number
  /** Since when it has responded without being ready. */
  unreadyMs: number
  /** Since the start, where processor time is not known. */
  blindMs: number
}

/** Why a start is given up; undefined while it may continue. */
export function problemOf({ idleMs, cpuMs, unreadyMs, blindMs }: StartProgress): string | undefined {
  if (unreadyMs > UNREADY_DEADLINE_MS) return `it responds, but is not ready after ${seconds(unreadyMs)}`
  if (idleMs > IDLE_DEADLINE_MS) return `it has done nothing for ${seconds(idleMs)}`
  if (cpuMs > CPU_BUDGET_MS) return `it is not ready after ${seconds(cpuMs)} of processor time`
  if (blindMs > BLIND_DEADLINE_MS) return `it is not ready after ${seconds(blindMs)}`
  return undefined
}

const seconds = (ms: number) => `${Math.round(ms / 1000)} s`

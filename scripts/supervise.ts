import { setTimeout as delay } from 'node:timers/promises'
import { describeExit, type Server, type ServerPlan } from '../platform/server/src/processes/index.ts'
import { startPlanned } from './children.ts'

/** So many ends in a row right after the start are a crash loop. */
const MAX_EARLY_EXITS = 5

/** Milliseconds. */
const TIMING = {
  /** A server that has been ready for this long has started well: a later crash is no crash loop. */
  stable: 2_000,
  /** Before the first restart; each that fails makes it three times as long. */
  firstPause: 100,
  longestPause: 5_000,
  /** Between two starts of a server in a crash loop that the others can do without. */
  loopPause: 60_000,
}

export interface SupervisedPlan extends ServerPlan {
  /** A restart waits for this. */
  needs?: (signal: AbortSignal) => Promise<void>
  /** Shows that the server runs again, even while its dependencies are away; `readyUrl` by default. */
  liveUrl?: string
  /** The others can do without it: however often it ends, they go on, and it is tried again. */
  isOptional?: boolean
}

export interface Supervised {
  /** Settles with the first start; rejects when that fails, unless the others can do without the server. */
  started: Promise<void>
  stop(late?: AbortSignal): Promise<void>
}

interface Options {
  /** Called with a sentence when the server crashes again and again; it is not started again then. */
  onCrashLoop: (sentence: string) => void
  report?: (sentence: string) => void
  timing?: Partial<typeof TIMING>
}

/** Starts a server, and starts it again whenever it ends, after growing pauses. */
export function supervise(plan: SupervisedPlan, options: Options): Supervised {
  const { onCrashLoop, report = console.error } = options
  const { stable, firstPause, longestPause, loopPause } = { ...TIMING, ...options.timing }
  const stopping = new AbortController()
  const { signal } = stopping
  let server: Server | undefined

  /** Starts it until it is ready. @returns false when it crashes again and again */
  async function startAgain(earlyExits: number): Promise<boolean> {
    for (let failed = earlyExits; plan.isOptional || failed < MAX_EARLY_EXITS; failed += 1) {
      if (failed === MAX_EARLY_EXITS) report(loopSentence(plan, loopPause))
      const pause = failed < MAX_EARLY_EXITS ? Math.min(firstPause * 3 ** failed, longestPause) : loopPause
      await delay(pause, undefined, { signal })
      await plan.needs?.(signal)
      server = await startPlanned({ ...plan, readyUrl: plan.liveUrl ?? plan.readyUrl }, signal).catch(
        (error: Error) => {
          if (!signal.aborted) report(error.message)
          return undefined
        },
      )
      if (server) return true
    }
    return false
  }

  async function keepRunning(first: Server | undefined): Promise<void> {
    server = first
    if (!server && (await startAgain(1))) report(`The ${plan.name} is back.`)
    for (let earlyExits = 0; ; ) {
      const readyAt = performance.now()
      const exit = await server?.ended
      if (!exit) return
      if (signal.aborted) return
      report(`The ${plan.name} has ended (${describeExit(exit)}). Starting it again.`)
      earlyExits = performance.now() - readyAt < stable ? earlyExits + 1 : 0
      if (!(await startAgain(earlyExits))) return onCrashLoop(crashLoopSentence(plan))
      report(`The ${plan.name} is back.`)
    }
  }

  const first = startPlanned(plan, signal).catch((error: Error) => {
    if (!plan.isOptional || signal.aborted) throw error
    report(error.message)
    return undefined
  })
  // Whoever waits for the first start reports its failure.
  const running = first
    .then(keepRunning, () => {})
    .catch((error: unknown) => {
      if (!signal.aborted) report(String(error))
    })
  return {
    started: first.then(() => {}),
    async stop(late) {
      stopping.abort()
      await server?.stop(late)
      await running
    },
  }
}

const loopSentence = ({ name }: ServerPlan, pauseMs: number) =>
  `The ${name} ends right after each start (${MAX_EARLY_EXITS} times). The others go on without it; it is tried again every ${Math.round(pauseMs / 1000)} seconds.`

const crashLoopSentence = ({ name, log }: ServerPlan) =>
  `The ${name} ends right after each start (${MAX_EARLY_EXITS} times): stopping everything.${log ? ` Its log says why: ${log}` : ''}`

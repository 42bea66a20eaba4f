/** Minimum of processor time that a candidate may use; smaller amounts are noise. */
const LEAST_MS = 5_000
/** The limit as a multiple of the shell's own load time in the same process. */
const TIMES = 10
/** Consecutive readings, a tenth of a second apart, after which an idle process is given up. */
const READINGS = 150
/** A process that used less than this during those readings is waiting, not slow. */
const IDLE_MS = 300

/**
 * Judges by processor time whether a candidate is still loading. A busy machine gives a process less of it
 * per second but does not change the total.
 */
export class Patience {
  readonly limitMs: number
  readonly #beganMs: number
  readonly #readings: number[]

  /** @param shellMs processor time that the process has used to load the shell */
  constructor(shellMs: number) {
    this.#beganMs = shellMs
    this.#readings = [shellMs]
    this.limitMs = Math.max(LEAST_MS, TIMES * shellMs)
  }

  /**
   * Records the process's processor time so far.
   * @returns why to stop waiting; undefined to continue
   */
  endedBy(cpuMs: number): 'looping' | 'idle' | undefined {
    if (cpuMs - this.#beganMs > this.limitMs) return 'looping'
    this.#readings.push(cpuMs)
    if (this.#readings.length <= READINGS) return undefined
    return cpuMs - (this.#readings.shift() ?? 0) < IDLE_MS ? 'idle' : undefined
  }
}

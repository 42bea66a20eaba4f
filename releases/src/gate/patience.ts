/** Processor time that a candidate may use, at least: less is not worth telling from noise. */
const LEAST_MS = 5_000
/** And how many times what the shell itself takes to load, in the same process on the same machine. */
const TIMES = 10
/** So many readings in a row, a tenth of a second apart, … */
const READINGS = 150
/** … with hardly any processor time used are no work that is slow, but a wait for what never comes. */
const IDLE_MS = 300

/**
 * Judges by processor time whether a candidate is still being loaded: on a busy machine less of it is used in a
 * second, and nothing else changes.
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
   * Takes the process's processor time so far.
   * @returns why it is not waited for any longer; undefined while it is
   */
  endedBy(cpuMs: number): 'looping' | 'idle' | undefined {
    if (cpuMs - this.#beganMs > this.limitMs) return 'looping'
    this.#readings.push(cpuMs)
    if (this.#readings.length <= READINGS) return undefined
    return cpuMs - (this.#readings.shift() ?? 0) < IDLE_MS ? 'idle' : undefined
  }
}

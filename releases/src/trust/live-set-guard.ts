import { readIfThere, writeWholeSync } from '@arunika/server/state-files'
import { type LiveSet, liveSetOf } from '../live-set.ts'
import { verifyRelease } from './attestation.ts'
import { assertChained, assertSigned } from './live-set-signature.ts'
import { type Trust, TrustError } from './trust.ts'

interface GuardOptions {
  trust: () => Trust
  /** File outside of the store for the last set that was accepted. */
  memory: string
  report: (sentence: string) => void
}

const LOST =
  'No earlier one is known, so visitors get no pages and nothing is released over it. Restore live.json and journal.ndjson of the folder "releases" from a backup; running servers follow at once. If there is no backup, delete that folder and the folder "accepted", and release again.'

/**
 * Lets through only live sets that the registry has signed, of builds that their teams have signed, that the journal
 * leads to, and that are no older than the last one. While the store has another one, the last good set goes on, also
 * after a restart.
 */
export class LiveSetGuard {
  readonly #options: GuardOptions
  #good: { text: string; set: LiveSet } | undefined
  /** What was refused last, so that it is reported once, and why. */
  #refused: { text: string | undefined; sentence: string } | undefined
  #audited: string | undefined

  constructor(options: GuardOptions) {
    this.#options = options
    this.#good = this.#remembered()
  }

  /** Whether the store has a live set that is not let through, so that another one goes on. */
  get isRefusing(): boolean {
    return this.#refused !== undefined
  }

  /** @throws TrustError when the store has a live set that cannot be used, and no earlier one is known to go on with */
  assertUsable(): void {
    if (this.#refused && !this.#good)
      throw new TrustError(`The live set of the store is refused. ${this.#refused.sentence} ${LOST}`)
  }

  /**
   * The set to serve.
   * @param text of `live.json`; undefined when there is none
   * @param journal gives the text of the journal
   */
  accept(text: string | undefined, journal: () => string): LiveSet {
    // What came in its place and was refused is gone: the set is judged once more, so that the alarm ends.
    const isBack = this.#refused !== undefined && this.#refused.text !== text
    if (text !== undefined && text === this.#good?.text && !isBack) return this.#good.set
    return this.#judged(text, journal(), false)
  }

  /**
   * Compares the journal under a live set that stays: it may be altered, or rolled back.
   * @param live gives the text of `live.json`
   */
  audit(live: () => string | undefined, journal: () => string): void {
    const text = live()
    const journalText = journal()
    // Otherwise a change is under way: the journal may be ahead of the set that was read before it.
    const isStill = text === live() && text === this.#audited
    this.#judged(text, journalText, isStill)
    this.#audited = text
  }

  #judged(text: string | undefined, journal: string, isStill: boolean): LiveSet {
    try {
      const set = this.#verified(text, journal, isStill)
      if (this.#refused !== undefined) this.#options.report('The live set of the store is valid again.')
      this.#refused = undefined
      return set
    } catch (error) {
      const sentence = sentenceOf(error)
      if (this.#refused?.sentence !== sentence)
        this.#options.report(
          `The live set of the store is refused. ${sentence} ${this.#good ? 'The last good one goes on.' : LOST}`,
        )
      this.#refused = { text, sentence }
      return this.#good?.set ?? liveSetOf(undefined)
    }
  }

  #verified(text: string | undefined, journal: string, isStill: boolean): LiveSet {
    const good = this.#good
    if (text === undefined) {
      // An empty store has no journal either.
      if (good || journal !== '') throw new TrustError('There is none any more.')
      return liveSetOf(undefined)
    }
    const set = liveSetOf(text)
    assertSigned(set, this.#options.trust())
    if (good && set.revision < good.set.revision)
      throw new TrustError(`It is revision ${set.revision}, and ${good.set.revision} was seen.`)
    assertChained(set, journal, isStill)
    for (const releases of [set.remotes, set.canaries])
      for (const [remote, release] of Object.entries(releases))
        verifyRelease(remote, release, this.#options.trust())
    if (text !== good?.text) this.#remember(text, set)
    return set
  }

  #remember(text: string, set: LiveSet): void {
    this.#good = { text, set }
    const { memory, report } = this.#options
    try {
      // Shell and registry of a machine share it.
      writeWholeSync(memory, text)
    } catch (error) {
      report(`The last good live set cannot be stored: ${error}`)
    }
  }

  /** Undefined when there is none that can be used. */
  #remembered(): { text: string; set: LiveSet } | undefined {
    const { memory, trust, report } = this.#options
    try {
      const text = readIfThere(memory)?.toString()
      if (text === undefined) return undefined
      const set = liveSetOf(text, memory)
      assertSigned(set, trust())
      return { text, set }
    } catch (error) {
      report(`The last good live set cannot be used. ${sentenceOf(error)}`)
      return undefined
    }
  }
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

import { readIfThere, writeWholeSync } from '@anyam/server/state-files'
import { type LiveSet, liveSetOf } from '../live-set.ts'
import { verifyRelease } from './attestation.ts'
import { assertChained, assertSigned } from './live-set-signature.ts'
import { type Trust, TrustError } from './trust.ts'

interface GuardOptions {
  trust: () => Trust
  /** File outside the store for the last accepted set. */
  memory: string
  report: (sentence: string) => void
}

const LOST =
  'No earlier one is known, so visitors get no pages and nothing is released over it. Restore live.json and journal.ndjson of the folder "releases" from a backup; running servers follow at once. If there is no backup, delete that folder and the folder "accepted", and release again.'

/**
 * Accepts a live set only if the registry signed it, the teams signed its builds, the journal leads to it,
 * and it is not older than the last accepted one. Otherwise the last accepted set stays in use, even after a
 * restart.
 */
export class LiveSetGuard {
  readonly #options: GuardOptions
  #good: { text: string; set: LiveSet } | undefined
  /** The last refused set and the reason, so that each refusal is reported once. */
  #refused: { text: string | undefined; sentence: string } | undefined
  #audited: string | undefined

  constructor(options: GuardOptions) {
    this.#options = options
    this.#good = this.#remembered()
  }

  /** True while the store's live set is refused and the last accepted one is used instead. */
  get isRefusing(): boolean {
    return this.#refused !== undefined
  }

  /** @throws TrustError if the store's live set is unusable and no earlier one is known */
  assertUsable(): void {
    if (this.#refused && !this.#good)
      throw new TrustError(`The live set of the store is refused. ${this.#refused.sentence} ${LOST}`)
  }

  /**
   * Returns the set to serve.
   * @param text of `live.json`; undefined if there is none
   * @param journal returns the text of the journal
   */
  accept(text: string | undefined, journal: () => string): LiveSet {
    // A refused set was in between. The accepted one is judged again, so that the alarm ends.
    const isBack = this.#refused !== undefined && this.#refused.text !== text
    if (text !== undefined && text === this.#good?.text && !isBack) return this.#good.set
    return this.#judged(text, journal(), false)
  }

  /**
   * Verifies the journal under an unchanged live set, because it may be altered or rolled back.
   * @param live returns the text of `live.json`
   */
  audit(live: () => string | undefined, journal: () => string): void {
    const text = live()
    const journalText = journal()
    // Otherwise a change is in progress, and the journal may be ahead of the set that was read before it.
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
      // Only an empty store has neither a live set nor a journal.
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
      // Shell and registry of a machine share this file.
      writeWholeSync(memory, text)
    } catch (error) {
      report(`The last good live set cannot be stored: ${error}`)
    }
  }

  /** Undefined if there is no usable one. */
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

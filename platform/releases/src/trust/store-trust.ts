import type { KeyObject } from 'node:crypto'
import type { BuildManifest } from '@anyam/federation'
import type { LiveSet } from '../live-set.ts'
import { verifyBuild } from './attestation.ts'
import { LiveSetGuard } from './live-set-guard.ts'
import { assertChained, signLiveSet } from './live-set-signature.ts'
import { type Trust, TrustError } from './trust.ts'

interface StoreTrustOptions {
  trust: () => Trust
  /** The registry's key; undefined in processes that change nothing. */
  key: KeyObject | undefined
  /** File outside the store for the last accepted live set. */
  memory: string
  report: (sentence: string) => void
}

const REMEDY =
  'Nothing is released until journal.ndjson is restored from a backup. If the store is new on purpose, delete the folder "accepted" of the data folder.'

/** Determines whose signatures count in a release store. In the registry it also holds the key for signing. */
export class StoreTrust {
  readonly guard: LiveSetGuard
  readonly #options: StoreTrustOptions

  constructor(options: StoreTrustOptions) {
    this.#options = options
    this.guard = new LiveSetGuard(options)
  }

  /** @throws TrustError in a process without the registry's key */
  sign(set: LiveSet): LiveSet {
    const { key } = this.#options
    if (!key) throw new TrustError('Only the registry can change the live set: this process has no key.')
    return signLiveSet(set, key)
  }

  /** @throws TrustError */
  verifyBuild(manifest: BuildManifest, attestation: string | undefined): void {
    verifyBuild(manifest, attestation, this.#options.trust())
  }

  /**
   * @throws TrustError if the journal does not lead to a live set, because everything after it would look
   * altered too
   */
  assertChained(live: LiveSet, journal: string): void {
    try {
      if (live.revision > 0) assertChained(live, journal)
    } catch (error) {
      if (error instanceof TrustError) throw new TrustError(`${error.message} ${REMEDY}`)
      throw error
    }
  }
}

import { parseState, withChecksum } from '@anyam/server/state-files'
import * as z from 'zod'
import { backendKey } from './backend-key.ts'
import type { Evidence } from './evidence.ts'
import { ConflictError, type StoreBackend } from './store-backend.ts'

const FOLDER = '.evidence'

/** A report of a page load that began at another shell: its id and the message. */
export type ForwardedVote = [id: string, message: string]

/**
 * Sums since the canary began: seconds since 1970, decided and failed pages of the canary, and of the live build.
 */
export type HistoryPoint = [at: number, views: number, failures: number, live: number, liveFailures: number]

/** By segment, the oldest point first; bounded. */
export type CanaryHistory = Record<string, HistoryPoint[]>

export interface JudgedCanary {
  build: string
  evidence: string
  /** ISO 8601 instant at which the canary began; missing from older shells, like the history. */
  since?: string
  history?: CanaryHistory
}

/** Evidence of one shell. */
export interface ShellEvidence {
  /** Milliseconds since 1970. */
  at: number
  evidence: Evidence
  /** Votes of the last minute. */
  votes: ForwardedVote[]
  /** Latest findings on each canary in words, by remote; missing from older shells. */
  canaries?: Record<string, JudgedCanary>
}

/** Evidence that shells collect about builds. Each shell writes its own file, next to the builds in the store. */
export class EvidenceFiles {
  readonly #backend: StoreBackend

  constructor(backend: StoreBackend) {
    this.#backend = backend
  }

  /** The key with which all shells of the store sign; the first shell creates it. */
  key(): Promise<Buffer> {
    return backendKey(this.#backend, 'page-loads')
  }

  /** Evidence by shell; unreadable files are skipped. */
  async read(): Promise<Map<string, ShellEvidence>> {
    const names = (await this.#backend.list(FOLDER)).filter((name) => name.endsWith('.json'))
    const found = await Promise.all(
      names.map(async (name) => [name.slice(0, -'.json'.length), await this.#of(name)] as const),
    )
    return new Map(found.flatMap(([shell, evidence]) => (evidence ? [[shell, evidence] as const] : [])))
  }

  /** @returns false if another shell has adopted the counts written earlier */
  async write(shell: string, evidence: ShellEvidence, isFirst: boolean): Promise<boolean> {
    const before = await this.#backend.read(fileOf(shell))
    if (!isFirst && !before?.text) return false
    try {
      await this.#backend.write(fileOf(shell), withChecksum(JSON.stringify(evidence)), before)
      return true
    } catch (error) {
      if (error instanceof ConflictError) return false
      throw error
    }
  }

  /** Takes over the counts of a shell that has ended. Returns undefined if another shell was first. */
  async adopt(shell: string): Promise<ShellEvidence | undefined> {
    try {
      return await this.#backend.exclusively(async () => {
        const before = await this.#backend.read(fileOf(shell))
        if (!before?.text) return undefined
        // Only one shell can empty the file; after that it can be removed.
        await this.#backend.write(fileOf(shell), '', before)
        await this.#backend.erase(fileOf(shell))
        return parsed(before.text)
      })
    } catch (error) {
      if (error instanceof ConflictError) return undefined
      throw error
    }
  }

  async #of(name: string): Promise<ShellEvidence | undefined> {
    return parsed((await this.#backend.read(`${FOLDER}/${name}`))?.text ?? '')
  }
}

const fileOf = (shell: string) => `${FOLDER}/${shell}.json`

const counts = z.record(z.string(), z.number())
const buildEvidence = z.object({
  totals: counts,
  failures: counts,
  slices: z.array(z.object({ from: z.number(), width: z.number(), cells: z.record(z.string(), counts) })),
  samples: z.record(z.string(), z.array(z.array(z.unknown()))),
})
const shellEvidence = z.object({
  at: z.number(),
  evidence: z.record(z.string(), z.record(z.string(), buildEvidence)),
  votes: z.array(z.array(z.string())),
  canaries: z.optional(
    z.record(
      z.string(),
      z.object({
        build: z.string(),
        evidence: z.string(),
        since: z.optional(z.string()),
        history: z.optional(z.record(z.string(), z.array(z.array(z.number())))),
      }),
    ),
  ),
})

function parsed(text: string): ShellEvidence | undefined {
  try {
    return parseState(text, shellEvidence, FOLDER) as unknown as ShellEvidence
  } catch {
    return undefined
  }
}

import type { BuildRelease, RemoteRelease } from '@anyam/federation'
import type { JournalEntry, LiveSet } from './live-set.ts'

/** A new live set and its journal entry. */
export interface Change {
  set: Partial<Pick<LiveSet, 'remotes' | 'canaries' | 'pins' | 'retired' | 'handovers'>>
  entry: Omit<JournalEntry, 'at'>
}

/**
 * A build as a fallback: without a fallback itself, and loaded from the site, so that losing one server never
 * loses both.
 */
export const alone = ({
  build,
  entry,
  global,
  byContent,
  integrity,
  contract,
  seal,
  host,
  slots,
  uses,
  attestation,
}: RemoteRelease): BuildRelease => ({
  build,
  entry,
  global,
  ...(byContent && { byContent }),
  integrity,
  ...(contract !== undefined && { contract }),
  ...(seal && { seal }),
  ...(host && { host }),
  ...(slots && { slots }),
  ...(uses && { uses }),
  ...(attestation !== undefined && { attestation }),
})

export function without<T>(record: Record<string, T>, name: string): Record<string, T> {
  const { [name]: _, ...others } = record
  return others
}

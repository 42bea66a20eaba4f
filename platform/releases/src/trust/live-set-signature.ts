import { createHash, type KeyObject } from 'node:crypto'
import type { JournalEntry, LiveSet } from '../live-set.ts'
import { isSignedBy, signText } from './keys.ts'
import { type Trust, TrustError } from './trust.ts'

/** Hash of the text of a journal entry, or of all entries before the first that references its predecessor. */
export const entryHash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Hash of a whole journal, without its empty lines. */
export const journalHash = (text: string): string =>
  entryHash(
    entryTextsOf(text)
      .map((line) => `${line}\n`)
      .join(''),
  )

const entryTextsOf = (text: string) => text.split('\n').filter(Boolean)

/** Adds the registry's signature. It covers the entry that made the set, and so all entries before it. */
export function signLiveSet({ signature: _, ...set }: LiveSet, key: KeyObject): LiveSet {
  return { ...set, signature: signText(JSON.stringify(set), key) }
}

/** @throws TrustError if the registry has not signed it */
export function assertSigned({ signature, ...set }: LiveSet, trust: Trust): void {
  if (!signature) throw new TrustError('The live set is not signed.')
  if (!isSignedBy(JSON.stringify(set), signature, trust.registry))
    throw new TrustError('The live set is not signed by the registry.')
}

/**
 * Verifies that the journal leads to the change that made the live set, and that each entry references the
 * one before it. A set signed by `adopt` references the whole journal instead.
 * @param journal text of the file
 * @param isStill false if changes may be in progress: the journal may then have entries after it
 * @throws TrustError if an entry was altered, removed or added
 */
export function assertChained(
  { change, root }: Pick<LiveSet, 'change' | 'root'>,
  journal: string,
  isStill = true,
): void {
  const lines = entryTextsOf(journal)
  if (root !== undefined) {
    if (isStill && journalHash(journal) !== root)
      throw new TrustError('The journal was altered since the live set was signed.')
    return
  }
  if (!change?.prev) throw new TrustError('The live set names no entry of the journal.')
  const last = JSON.stringify(change)
  // Otherwise a process is about to write it, or was killed before it could.
  const isWritten = isStill ? lines.at(-1) === last : lines.includes(last)
  if (!isWritten) lines.push(last)
  const first = lines.findIndex((line) => prevOf(line) !== undefined)
  for (let at = lines.length - 1; at > first; at -= 1) {
    if (prevOf(lines[at]) !== entryHash(lines[at - 1] ?? ''))
      throw new TrustError(`The journal was altered before its entry ${at + 1}.`)
  }
  const before = lines.slice(0, first).join('\n')
  if (prevOf(lines[first]) !== journalHash(before))
    throw new TrustError('The beginning of the journal was altered.')
}

/** The hash by which an entry references its predecessor. */
function prevOf(line = ''): string | undefined {
  try {
    return (JSON.parse(line) as JournalEntry).prev
  } catch {
    return undefined
  }
}

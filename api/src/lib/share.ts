import { AsyncLocalStorage } from 'node:async_hooks'
import type { Share } from './fair-work.ts'

/**
 * Milliseconds that the files of one request may wait. Together with the time limits of its last check, this stays
 * below the shell's timeout.
 */
const WAIT_MS = 20_000

/** Maximum waiting files: per sender, such as a school's network, and in total. */
export const WAITING = { ofOwner: 10, total: 40 }

/** Background work has no deadline. */
const BACKGROUND: Share = { owner: 'background' }

interface Sender {
  owner: string
  /** Aborts when the sender disconnects. */
  left: AbortSignal
  share?: Share
}

const senders = new AsyncLocalStorage<Sender>()

/** Runs work on behalf of one sender. */
export const inShareOf = (sender: Sender, work: () => void): void => senders.run(sender, work)

/** The share of the sender that the current work belongs to. Its time starts with the first file, after the upload. */
export function currentShare(): Share {
  const sender = senders.getStore()
  if (!sender) return BACKGROUND
  const { owner, left } = sender
  sender.share ??= { owner, signal: AbortSignal.any([left, AbortSignal.timeout(WAIT_MS)]) }
  return sender.share
}

/** Runs work that continues after its request, so that it has no deadline. */
export const inBackground = <T>(work: () => T): T => senders.exit(work)

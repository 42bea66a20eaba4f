import { AsyncLocalStorage } from 'node:async_hooks'
import type { Share } from './fair-work.ts'

/** Milliseconds that the files of one request may wait. With the limits of the last one's check it is less than the shell waits. */
const WAIT_MS = 20_000

/** Files that may wait: of one sender, a school's network for example, and of all. */
export const WAITING = { ofOwner: 10, total: 40 }

/** Work that no request waits for is never late. */
const BACKGROUND: Share = { owner: 'background' }

interface Sender {
  owner: string
  /** Aborts when the sender has left. */
  left: AbortSignal
  share?: Share
}

const senders = new AsyncLocalStorage<Sender>()

/** Runs what belongs to one sender. */
export const inShareOf = (sender: Sender, work: () => void): void => senders.run(sender, work)

/** The share of whoever the work under way is for. Its time begins with the first file, once the upload has arrived. */
export function currentShare(): Share {
  const sender = senders.getStore()
  if (!sender) return BACKGROUND
  const { owner, left } = sender
  sender.share ??= { owner, signal: AbortSignal.any([left, AbortSignal.timeout(WAIT_MS)]) }
  return sender.share
}

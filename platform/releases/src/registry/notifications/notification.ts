import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { JournalEntry } from '../../live-set.ts'
import { EVENTS, type NotificationEvent } from './targets.ts'

export const notification = z.object({
  /** The same for each attempt and each target, so that receivers can tell a repetition. */
  id: z.string(),
  event: z.enum(EVENTS),
  remote: z.string(),
  /** The build that the event is about: a rolled back one is no longer live. */
  build: z.string(),
  /** Its commit; missing if the build names none, or if its sources had uncommitted changes. */
  commit: z.optional(z.string()),
  /** ISO 8601 instant of the event. */
  at: z.string(),
  by: z.optional(z.string()),
  /** A sentence for people. */
  reason: z.optional(z.string()),
  /** Address of the Releases screen. */
  link: z.string(),
})

export type Notification = z.infer<typeof notification>

/** An event before its address, id and commit are known. */
export type ReleaseEvent = Pick<Notification, 'event' | 'remote' | 'build' | 'at' | 'by' | 'reason'>

const EVENT_OF: Partial<Record<JournalEntry['action'], NotificationEvent>> = {
  publish: 'published',
  promote: 'promoted',
  handover: 'promoted',
  halt: 'halted',
  rollback: 'rolled_back',
}

/** The event of a change of the store; undefined for changes that concern no build's way to visitors. */
export function eventOf({ action, remote, build, previous, at, by, reason }: JournalEntry) {
  const event = EVENT_OF[action]
  if (!event) return undefined
  const isReturned = event === 'rolled_back' && previous !== undefined
  const live = isReturned ? `${build} is live again` : undefined
  const why = [live, reason].filter(Boolean).join(': ')
  return {
    ...{ event, remote, build: isReturned ? previous : build, at },
    ...(by && { by }),
    ...(why && { reason: why }),
  } satisfies ReleaseEvent
}

const WORDS: Record<NotificationEvent, string> = {
  published: 'was published',
  refused: 'was refused by the gate',
  waiting: 'is waiting',
  halted: 'was halted',
  promoted: 'is live',
  rolled_back: 'was rolled back',
}

/** `mf-news 3413d898 was halted` */
export const headlineOf = ({ remote, build, event }: Notification) => `${remote} ${build} ${WORDS[event]}`

/** Headline, author and reason in one line. */
export const sentenceOf = (one: Notification) =>
  `${headlineOf(one)}${one.by ? ` by ${one.by}` : ''}${one.reason ? `: ${one.reason}` : ''}`

/** The same UUID (version 8) for the same text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

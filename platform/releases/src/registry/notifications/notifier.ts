import { join } from 'node:path'
import * as z from 'zod'
import { stepAfterMs } from '../../canary-steps.ts'
import type { Verdict } from '../../live-set.ts'
import type { ReleaseStore } from '../../store.ts'
import { StateFile } from '../state-file.ts'
import { eventOf, type Notification, notification, type ReleaseEvent, uuidOf } from './notification.ts'
import { mailsBy, type SendMails, send } from './senders.ts'
import { isFor, readTargets } from './targets.ts'

const FOLLOW_MS = 1_000
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 15 * 60_000
/** A notification older than this is dropped. */
const GIVE_UP_MS = 24 * 3600_000
/** Maximum number of waiting deliveries; the oldest is dropped first. */
const MOST_OWED = 500
const MOST_WAITING_KNOWN = 50
const AT_ONCE = 4
/** A canary whose time is up usually goes live within seconds. */
const GRACE_MS = 60_000
const LONGEST_REASON = 1_000

const delivery = z.object({
  target: z.string(),
  notification,
  attempts: z.int(),
  /** Milliseconds since 1970. */
  next: z.number(),
  /** Why the last attempt failed. */
  error: z.optional(z.string()),
})
type Delivery = z.infer<typeof delivery>

const state = z.object({
  /** Revision of the live set up to which the journal was read; missing before the first time. */
  revision: z.optional(z.int()),
  /** Canaries whose waiting was announced. */
  waiting: z.array(z.string()),
  owed: z.array(delivery),
})
type State = z.infer<typeof state>

const EMPTY: State = { waiting: [], owed: [] }

export const owedNotificationsIn = (folder: string) =>
  new StateFile<State>(join(folder, 'owed-notifications.json'), state, EMPTY)

interface NotifierOptions {
  store: ReleaseStore
  folder: string
  publicUrl: string
  apiUrl: string
  /** Token of the registry at the api. */
  token: string | undefined
  log: (text: string) => void
}

/**
 * Tells the targets of `notifications.json` what happens to builds. Each event is stored before it is sent, so a
 * restart loses none; a target that does not answer gets it for a day. A target may get a notification twice.
 */
export class Notifier {
  readonly #options: NotifierOptions
  readonly #file: StateFile<State>
  readonly #sendMails: SendMails
  readonly #timer: NodeJS.Timeout
  #revision: number | undefined
  #last: Promise<unknown> = Promise.resolve()
  #reported = ''

  constructor(options: NotifierOptions) {
    this.#options = options
    this.#file = owedNotificationsIn(options.folder)
    this.#sendMails = mailsBy(options.apiUrl, options.token)
    let isBusy = false
    this.#timer = setInterval(() => {
      if (isBusy) return
      isBusy = true
      this.#last = this.check().finally(() => {
        isBusy = false
      })
    }, FOLLOW_MS).unref()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#last
  }

  /** Tells of an event that the journal does not hold. Never throws: a release does not depend on it. */
  async tell(event: ReleaseEvent): Promise<void> {
    await this.#guarded(async () => this.#owe([await this.#notificationOf(event)]))
  }

  async tellVerdict({ remote, build, at, outcome, refusals }: Verdict): Promise<void> {
    if (outcome !== 'refused') return
    const reason = refusals.map((one) => one.reason).join(' ')
    await this.tell({ event: 'refused', remote, build, at, by: 'gate', reason })
  }

  /** Collects what happened since the last call, and sends what is due. */
  async check(): Promise<void> {
    await this.#guarded(() => this.#collect())
    await this.#guarded(() => this.#sendDue())
  }

  /** Logs an error once, until another one follows. */
  async #guarded(work: () => Promise<void>): Promise<void> {
    await work().catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error)
      if (text !== this.#reported) this.#options.log(text)
      this.#reported = text
    })
  }

  async #collect(): Promise<void> {
    const { store } = this.#options
    const live = store.live()
    if (live.revision !== this.#revision) {
      const journal = await store.journal()
      // Another change came in between: the next call sees both.
      if (store.live().revision !== live.revision) return
      const { revision = live.revision } = await this.#file.readOr(EMPTY)
      const count = Math.max(0, live.revision - revision)
      const events = (count > 0 ? journal.slice(-count) : []).flatMap((entry) => eventOf(entry) ?? [])
      const notifications = await Promise.all(events.map((event) => this.#notificationOf(event)))
      await this.#owe(notifications, { revision: live.revision })
      this.#revision = live.revision
    }
    for (const [remote, canary] of Object.entries(live.canaries)) {
      const { build, since } = canary
      const due = Date.parse(since) + (stepAfterMs(canary) ?? Number.POSITIVE_INFINITY)
      if (Date.now() > due + GRACE_MS) await this.#tellWaiting(remote, build, since)
    }
  }

  /** Tells once for each canary that its time is up and evidence is missing. */
  async #tellWaiting(remote: string, build: string, since: string): Promise<void> {
    const known = `${remote} ${build} ${since}`
    const { waiting } = await this.#file.read()
    if (waiting.includes(known)) return
    const shells = [...(await this.#options.store.evidence.read()).values()]
    const judged = shells.map((shell) => shell.canaries?.[remote]).findLast((one) => one?.build === build)
    if (!judged?.evidence) return
    const event = { event: 'waiting' as const, remote, build, at: new Date().toISOString() }
    const found = await this.#notificationOf({ ...event, reason: `its time is up, but ${judged.evidence}` })
    await this.#owe([found], { waiting: [...waiting, known].slice(-MOST_WAITING_KNOWN) })
  }

  async #notificationOf(event: ReleaseEvent): Promise<Notification> {
    const { store, publicUrl } = this.#options
    const { remote, build, reason } = event
    const manifest = await store.manifest(remote, build).catch(() => undefined)
    return {
      ...event,
      ...(reason && { reason: reason.slice(0, LONGEST_REASON) }),
      ...(manifest && !manifest.dirty && manifest.commit !== 'none' && { commit: manifest.commit }),
      id: uuidOf(JSON.stringify(event)),
      link: `${publicUrl}/admin/releases`,
    }
  }

  async #owe(notifications: Notification[], next: Partial<State> = {}): Promise<void> {
    const { folder, log } = this.#options
    // A damaged list of targets must not hold back the rest of the state.
    const targets = notifications.length > 0 ? readTargets(folder) : []
    const owed = notifications.flatMap((one) =>
      targets
        .filter((target) => isFor(target, one.event, one.remote))
        .map(({ name }): Delivery => ({ target: name, notification: one, attempts: 0, next: Date.now() })),
    )
    if (owed.length === 0 && Object.keys(next).length === 0) return
    const dropped = await this.#file.change((held) => {
      const all = [...held.owed, ...owed]
      return {
        next: { ...held, ...next, owed: all.slice(-MOST_OWED) },
        result: Math.max(0, all.length - MOST_OWED),
      }
    })
    if (dropped > 0) log(`${dropped} notifications were dropped, because ${MOST_OWED} are waiting.`)
  }

  async #sendDue(): Promise<void> {
    const now = Date.now()
    const due = (await this.#file.readOr(EMPTY)).owed.filter(({ next }) => next <= now).slice(0, AT_ONCE)
    if (due.length === 0) return
    const targets = readTargets(this.#options.folder)
    const results = await Promise.all(
      due.map(async (one) => {
        const target = targets.find(({ name }) => name === one.target)
        // Its target was removed.
        if (!target) return undefined
        try {
          await send(target, one.notification, this.#sendMails)
          return undefined
        } catch (error) {
          return this.#later(one, error instanceof Error ? error.message : String(error))
        }
      }),
    )
    const after = new Map(due.map((one, at) => [keyOf(one), results[at]]))
    await this.#file.change((held) => ({
      next: {
        ...held,
        owed: held.owed.flatMap((one) => (after.has(keyOf(one)) ? (after.get(keyOf(one)) ?? []) : [one])),
      },
      result: undefined,
    }))
  }

  /** @returns the delivery with its next attempt; undefined if it is given up */
  #later(one: Delivery, error: string): Delivery | undefined {
    const attempts = one.attempts + 1
    const { remote, build, event, at } = one.notification
    if (Date.now() - Date.parse(at) > GIVE_UP_MS) {
      this.#options.log(`${one.target} was not told that ${remote} ${build} is ${event}: ${error}`)
      return undefined
    }
    if (attempts === 1) this.#options.log(`${one.target} was not told yet: ${error}`)
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
    return { ...one, attempts, error, next: Date.now() + pause }
  }
}

const keyOf = ({ target, notification: { id } }: Delivery) => `${target} ${id}`

import { CodedError } from '@anyam/server/errors'
import {
  type ListPage,
  TRIAL_STATUS_NAMES,
  type Trial,
  type TrialRow,
  type TrialStatusInput,
} from '@arunika/admin-contracts'
import { OPEN_DAY_PATH, type TrialInput } from '@arunika/contracts'
import { DEFAULT_LANGUAGE, type Language, type Site, TRIAL_RETENTION } from '@arunika/contracts/site'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { createBudgets, textBytes } from '../../lib/budgets.ts'
import { claimKey, fingerprintOf, type StoredResponse } from '../../lib/idempotency.ts'
import { type Actor, record } from '../audit/repository.ts'
import { statusChanged } from '../audit/status-changed.ts'
import { bookable } from '../classes/classes.ts'
import { inWords } from '../classes/texts.ts'
import { createMailLimit } from '../mail/limit.ts'
import { insertMails } from '../mail/repository.ts'
import { loadSite } from '../site/service.ts'
import { loadOpenTerms, trialsOf } from '../terms/open-terms.ts'
import { lessonKey } from '../terms/slots.ts'
import { assertAge, lessonOf, takeSeat, takeSeatAgain, trialPriceOf, whenIn, whenOf } from './booking.ts'
import { trialIdOf, trialPath } from './links.ts'
import { type BookedSlot, type TrialEvent, trialMails } from './mails.ts'
import type { StoredTrial } from './repository.ts'
import * as repository from './repository.ts'

const RESULT: StoredResponse = {
  message: 'Thank you! Your trial has been booked. A teacher will call or write to agree on the day.',
}
const SLOT_RESULT: StoredResponse = {
  message:
    'Thank you! Your trial has been booked. A mail confirms the time, with a link to move or cancel it.',
}
const VISIT_RESULT: StoredResponse = {
  message: 'Thank you! Your place has been booked. A mail confirms it, with a link to move or cancel it.',
}
/** The actor in the audit log for changes by the link of a booking. */
const VISITOR = { name: 'visitor' }
/** The actor in the audit log for automatic deletions. */
const RETENTION_RULE = { name: 'retention rule' }
const DAY_MS = 86_400_000

const deletedTrial = (subjectId: number) => ({ action: 'deleted', subject: 'trial', subjectId }) as const

/** Deletes bookings after the retention period. @returns number of bookings */
export const removeExpiredTrials = ({ db }: Pick<Context, 'db'>, now = Date.now()): Promise<number> =>
  db.transaction(async (transaction) => {
    const before = new Date(now - TRIAL_RETENTION.days * DAY_MS)
    const deleted = await repository.deleteTrials(transaction, { before })
    await record(transaction, RETENTION_RULE, ...deleted.map(deletedTrial))
    return deleted.length
  })

/** One attempt to send the form. */
interface Sender {
  /** Path of the class. */
  path: string
  /** Idempotency-Key. */
  key: string | undefined
  /** Address of the sender. */
  address: string
  language: Language
}

/** A booking with its lesson, as its owner sees it. */
export interface OwnTrial {
  row: StoredTrial
  site: Site
  slot: BookedSlot
  /** Undefined if its term was deleted. */
  price: number | undefined
  /** True if it can still be moved or cancelled. */
  isOpen: boolean
}

export function createTrialService(context: Context) {
  const { db, secrets, settings } = context
  const budgets = createBudgets(context)
  const limitMails = createMailLimit(context)

  const linkOf = (id: number) => settings.publicUrl + trialPath(secrets.booking, id)

  /** Undefined if the booking names a preferred time. */
  function slotOf(row: StoredTrial, price = 0): BookedSlot | undefined {
    const { id, slotAt: at, slotEndsAt: endsAt, changes } = row
    const when = whenOf(row)
    return when && at && endsAt ? { id, at, endsAt, changes, price, when, link: linkOf(id) } : undefined
  }

  async function writeMails(
    transaction: Executor,
    row: StoredTrial,
    { price, event }: { price?: number; event: TrialEvent },
  ) {
    const site = await loadSite(transaction, settings)
    const booked = bookable.find(({ path }) => path === row.classPath)
    const days = booked ? inWords(booked, site, row.language).days : ''
    const shown = { name: row.class, path: row.classPath, days }
    const written = { site, shown, input: row, language: row.language, slot: slotOf(row, price), event }
    await insertMails(transaction, await limitMails(transaction, trialMails(settings, written)))
  }

  /** A booking that its owner changes, locked. @throws CodedError invalid_link or trial_over */
  async function lockOwn(transaction: Executor, token: string): Promise<StoredTrial> {
    const id = trialIdOf(secrets.booking, token)
    const row = id === undefined ? undefined : await repository.lockTrial(transaction, id)
    if (!row?.slotAt) throw new CodedError('invalid_link')
    if (!isOpen(row)) throw new CodedError('trial_over')
    return row
  }

  return {
    /**
     * Stores the booking with its mails; a repeat with the same key stores nothing more.
     * @returns the response, and the page of a booking for a lesson
     * @throws CodedError class_not_found, validation_failed, slot_gone or slot_taken
     */
    async book(input: TrialInput, { path, key, address, language }: Sender) {
      const booked = bookable.find((each) => each.path === path)
      if (!booked) throw new CodedError('class_not_found')
      assertAge(booked.ages, input.age)
      const { slot: value, day, ...sent } = input
      const result = path === OPEN_DAY_PATH ? VISIT_RESULT : value === undefined ? RESULT : SLOT_RESULT
      return db.transaction(async (transaction): Promise<{ response: StoredResponse; page?: string }> => {
        const send = key && { scope: `trial ${path}`, key, fingerprint: fingerprintOf(input) }
        const earlier = send && (await claimKey(transaction, send, result))
        if (earlier) return { response: earlier }
        const slot =
          value === undefined ? undefined : await takeSeat(transaction, { path, value, now: new Date() })
        const { name: className } = booked
        const id = await repository.insertTrial(transaction, {
          ...sent,
          age: Number(input.age),
          class: className,
          classPath: path,
          language,
          day: slot ? whenIn(slot, DEFAULT_LANGUAGE) : (day ?? ''),
          ...(slot && lessonOf(slot)),
        })
        const row = await repository.findTrial(transaction, id)
        if (row) await writeMails(transaction, row, { price: slot?.term.trialPrice ?? 0, event: 'booked' })
        await budgets.charge(transaction, address, textBytes(input))
        return { response: result, ...(slot && { page: trialPath(secrets.booking, id) }) }
      })
    },

    /** @throws CodedError invalid_link */
    async findOwn(token: string): Promise<OwnTrial> {
      const id = trialIdOf(secrets.booking, token)
      const row = id === undefined ? undefined : await repository.findTrial(db, id)
      const slot = row && slotOf(row)
      if (!row || !slot) throw new CodedError('invalid_link')
      const [site, price] = await Promise.all([loadSite(db, settings), trialPriceOf(db, row)])
      return { row, site, slot, price, isOpen: isOpen(row) }
    },

    /** The trials that can be booked in a class. */
    async offered(path: string) {
      const now = new Date()
      const open = await loadOpenTerms(db, now, path)
      return { slots: trialsOf(open, path, now), booked: open.booked }
    },

    site: () => loadSite(db, settings),

    /** @throws CodedError invalid_link, trial_over, slot_gone or slot_taken */
    move: (token: string, value: string) =>
      db.transaction(async (transaction) => {
        const row = await lockOwn(transaction, token)
        if (value === lessonKey(row.termId, row.slotOn)) return
        const slot = await takeSeat(transaction, { path: row.classPath, value, now: new Date() })
        // The front desk sees it as new again.
        const moved = {
          ...lessonOf(slot),
          day: whenIn(slot, DEFAULT_LANGUAGE),
          status: 'new' as const,
          changes: row.changes + 1,
        }
        await repository.updateTrial(transaction, row.id, moved)
        await record(transaction, VISITOR, { action: 'changed', subject: 'trial', subjectId: row.id })
        await writeMails(transaction, { ...row, ...moved }, { price: slot.term.trialPrice, event: 'moved' })
      }),

    /** Frees the place. @throws CodedError invalid_link or trial_over */
    cancel: (token: string) =>
      db.transaction(async (transaction) => {
        const row = await lockOwn(transaction, token)
        const cancelled = { status: 'cancelled' as const, changes: row.changes + 1 }
        await repository.updateTrial(transaction, row.id, cancelled)
        const deed = { action: 'status changed', subject: 'trial', subjectId: row.id } as const
        await record(transaction, VISITOR, { ...deed, title: 'cancelled' })
        await writeMails(transaction, { ...row, ...cancelled }, { event: 'cancelled' })
      }),

    async page(query: repository.TrialQuery): Promise<ListPage<TrialRow>> {
      const { entries, ...page } = await repository.listTrialPage(db, query)
      return {
        ...page,
        entries: entries.map(({ cursor: _, slotAt, createdAt, ...row }) => ({
          ...row,
          slotAt: slotAt?.toISOString() ?? null,
          createdAt: createdAt.toISOString(),
        })),
      }
    },

    /** @throws CodedError trial_not_found */
    async find(id: number): Promise<Trial> {
      const row = await repository.findTrial(db, id)
      if (!row) throw new CodedError('trial_not_found')
      const { slotAt, createdAt } = row
      return { ...row, slotAt: slotAt?.toISOString() ?? null, createdAt: createdAt.toISOString() }
    },

    countNew: () => repository.countNew(db),

    /** @throws CodedError trial_not_found, trial_changed, or slot_taken if a cancelled booking lost its place */
    setStatus: (id: number, { status, if_status: seen }: TrialStatusInput, by: Actor) =>
      db.transaction(async (transaction) => {
        const row = await repository.lockTrial(transaction, id)
        if (!row) throw new CodedError('trial_not_found')
        const { status: known } = row
        if (known === status) return
        if (seen && seen !== known) {
          const subject = { subject: 'trial', subjectId: id } as const
          throw await statusChanged(transaction, 'trial_changed', subject, TRIAL_STATUS_NAMES[known])
        }
        if (known === 'cancelled') await takeSeatAgain(transaction, row)
        await repository.updateTrial(transaction, id, { status })
        const entry = { action: 'status changed', subject: 'trial', subjectId: id, title: status } as const
        await record(transaction, by, entry)
      }),

    /** @throws CodedError trial_not_found */
    remove: (id: number, by: Actor) =>
      db.transaction(async (transaction) => {
        const deleted = await repository.deleteTrials(transaction, { id })
        if (deleted.length === 0) throw new CodedError('trial_not_found')
        await record(transaction, by, ...deleted.map(deletedTrial))
      }),
  }
}

/** True if a booking can still be moved or cancelled by its owner. */
const isOpen = ({ status, slotAt }: StoredTrial) =>
  (status === 'new' || status === 'confirmed') && slotAt !== null && slotAt.getTime() > Date.now()

export type TrialService = ReturnType<typeof createTrialService>

import { CodedError } from '@anyam/server/errors'
import {
  type ListPage,
  TRIAL_STATUS_NAMES,
  type Trial,
  type TrialRow,
  type TrialStatusInput,
} from '@arunika/admin-contracts'
import type { TrialInput } from '@arunika/contracts'
import { type Language, TRIAL_RETENTION } from '@arunika/contracts/site'
import type { Context } from '../../context.ts'
import { createBudgets, textBytes } from '../../lib/budgets.ts'
import { claimKey, fingerprintOf, type StoredResponse } from '../../lib/idempotency.ts'
import { type Actor, record } from '../audit/repository.ts'
import { statusChanged } from '../audit/status-changed.ts'
import { classes } from '../classes/classes.ts'
import { inWords } from '../classes/texts.ts'
import { createMailLimit } from '../mail/limit.ts'
import { insertMails } from '../mail/repository.ts'
import { loadSite } from '../site/service.ts'
import { trialMails } from './mails.ts'
import * as repository from './repository.ts'

const RESULT: StoredResponse = {
  message: 'Thank you! Your trial has been booked. A teacher will call or write to agree on the day.',
}
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

export function createTrialService(context: Context) {
  const { db, settings } = context
  const budgets = createBudgets(context)
  const limitMails = createMailLimit(context)

  return {
    /**
     * Stores the booking with its mails; a repeat with the same key stores nothing more.
     * @throws CodedError class_not_found
     */
    async book(input: TrialInput, { path, key, address, language }: Sender): Promise<StoredResponse> {
      const booked = classes.find((each) => each.path === path)
      if (!booked) throw new CodedError('class_not_found')
      return db.transaction(async (transaction) => {
        const send = key && { scope: `trial ${path}`, key, fingerprint: fingerprintOf(input) }
        const earlier = send && (await claimKey(transaction, send, RESULT))
        if (earlier) return earlier
        const { name: className } = booked
        const values = { ...input, age: Number(input.age), class: className, classPath: path, language }
        await repository.insertTrial(transaction, values)
        const site = await loadSite(transaction, settings)
        const mails = trialMails(settings, site, inWords(booked, site, language), input, language)
        await insertMails(transaction, await limitMails(transaction, mails))
        await budgets.charge(transaction, address, textBytes(input))
        return RESULT
      })
    },

    async page(query: repository.TrialQuery): Promise<ListPage<TrialRow>> {
      const { entries, ...page } = await repository.listTrialPage(db, query)
      return {
        ...page,
        entries: entries.map(({ cursor: _, createdAt, ...row }) => ({
          ...row,
          createdAt: createdAt.toISOString(),
        })),
      }
    },

    /** @throws CodedError trial_not_found */
    async find(id: number): Promise<Trial> {
      const row = await repository.findTrial(db, id)
      if (!row) throw new CodedError('trial_not_found')
      return { ...row, createdAt: row.createdAt.toISOString() }
    },

    countNew: () => repository.countNew(db),

    /** @throws CodedError trial_not_found or trial_changed */
    setStatus: (id: number, { status, if_status: seen }: TrialStatusInput, by: Actor) =>
      db.transaction(async (transaction) => {
        const known = await repository.lockTrial(transaction, id)
        if (!known) throw new CodedError('trial_not_found')
        if (known === status) return
        if (seen && seen !== known) {
          const subject = { subject: 'trial', subjectId: id } as const
          throw await statusChanged(transaction, 'trial_changed', subject, TRIAL_STATUS_NAMES[known])
        }
        await repository.setStatus(transaction, id, status)
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

export type TrialService = ReturnType<typeof createTrialService>

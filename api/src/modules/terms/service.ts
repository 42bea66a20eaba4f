import { CodedError } from '@anyam/server/errors'
import type { AdminTerm, ListPage, ListQuery, TermInput } from '@arunika/admin-contracts'
import type { Context } from '../../context.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { assertVersion } from '../audit/assert-version.ts'
import type { Actor, Deed } from '../audit/repository.ts'
import { bookable } from '../classes/classes.ts'
import { recordSave } from '../revisions/repository.ts'
import { putInTrash } from '../trash/repository.ts'
import { recordBaselineOf, recordedTerm, snapshotOf, type TermSnapshot } from './history.ts'
import * as repository from './repository.ts'

function assertFound<T>(found: T | undefined): T {
  if (found === undefined) throw new CodedError('term_not_found')
  return found
}

type Shown = Omit<repository.TermRow, 'createdAt'>

export const toTerm = ({ updatedAt, taken, trialPrice, ...row }: Shown): AdminTerm => ({
  ...row,
  taken,
  trialPrice,
  updatedAt: updatedAt.toISOString(),
})

/** A revision of a term as its form expects it. */
export const toRevisedTerm = (
  id: number,
  { taken = 0, trialPrice = 0, ...values }: TermSnapshot,
  updatedAt: Date,
): AdminTerm => toTerm({ ...values, id, taken, trialPrice, updatedAt })

function valuesOf({ if_updated_at: _, ...input }: TermInput): TermSnapshot {
  const found = bookable.find(({ path }) => path === input.classPath)
  if (!found) throw invalidFields({ classPath: ['Please choose a class.'] })
  return { ...input, class: found.name }
}

export function createTermService({ db }: Context) {
  const save = (
    id: number,
    values: TermSnapshot,
    known: string | undefined,
    action: Deed['action'],
    by: Actor,
  ) =>
    db.transaction(async (transaction) => {
      const found = assertFound(await repository.lockTerm(transaction, id))
      await assertVersion(
        transaction,
        { subject: 'term', subjectId: id },
        { known, found, code: 'term_changed' },
      )
      await recordBaselineOf(transaction, found)
      const saved = await repository.updateTerm(transaction, id, values)
      await recordSave(transaction, by, action, recordedTerm(id, values))
      return saved
    })

  return {
    async page(query: ListQuery): Promise<ListPage<AdminTerm>> {
      const { entries, ...page } = await repository.listTermPage(db, query)
      return { ...page, entries: entries.map(({ term: { createdAt: _, ...term } }) => toTerm(term)) }
    },

    /** @throws CodedError term_not_found */
    async find(id: number): Promise<AdminTerm> {
      const { createdAt: _, ...term } = assertFound(await repository.findTerm(db, id))
      return toTerm(term)
    },

    create: (input: TermInput, by: Actor) =>
      db.transaction(async (transaction) => {
        const values = valuesOf(input)
        const saved = await repository.insertTerm(transaction, values)
        await recordSave(transaction, by, 'created', recordedTerm(saved.id, values))
        return saved
      }),

    /** @throws CodedError term_not_found, term_changed or validation_failed */
    change: (id: number, input: TermInput, by: Actor) =>
      save(id, valuesOf(input), input.if_updated_at, 'changed', by),

    restore: (id: number, snapshot: TermSnapshot, known: string | undefined, by: Actor) =>
      save(id, snapshot, known, 'restored', by),

    /** Moves the term to the trash. Booked trials stay, with the times that they were booked for. */
    remove: (id: number, by: Actor) =>
      db.transaction(async (transaction) => {
        const found = assertFound(await repository.lockTerm(transaction, id))
        await recordBaselineOf(transaction, found)
        await putInTrash(transaction, by, recordedTerm(id, snapshotOf(found)))
        await repository.deleteTerm(transaction, id)
      }),
  }
}

export type TermService = ReturnType<typeof createTermService>

import { CodedError } from '@anyam/server/errors'
import type { Applicant, ApplicantPage, Merged, Separated } from '@arunika/admin-contracts'
import type { Context } from '../../context.ts'
import type { createReadings, Reader } from '../audit/readings.ts'
import { type Actor, record } from '../audit/repository.ts'
import * as repository from './repository.ts'

const application = { subject: 'application' } as const

/** One application of each of these addresses, by which the others follow. */
const oneOfEach = (rows: readonly { id: number; address: string }[]) => [
  ...new Map(rows.map(({ id, address }) => [address, id])).values(),
]

/** People who have applied, each with all applications. */
export function createApplicantService({ db }: Context, recordReading: ReturnType<typeof createReadings>) {
  return {
    async page(query: repository.ApplicantQuery, by: Reader): Promise<ApplicantPage> {
      await recordReading(by, { ...application, title: 'list of applicants' })
      return repository.listApplicantPage(db, query)
    },

    /**
     * The person of an application.
     * @throws CodedError application_not_found
     */
    async find(id: number, by: Reader): Promise<Applicant> {
      const person = await repository.findPerson(db, id)
      const sent = person === undefined ? [] : await repository.listOfPerson(db, person)
      const [newest] = sent
      if (person === undefined || !newest) throw new CodedError('application_not_found')
      const reading = { ...application, subjectId: newest.id, title: 'all applications of a person' }
      await recordReading(by, reading, sent.length)
      const { name, phone, email, language } = newest
      return {
        ...{ id: newest.id, name, phone, email, language },
        applications: sent.map(({ person: _, ...one }) => one),
        namesakes: await repository.listNamesakes(db, person, sent),
        invitations: await repository.listInvitationsTo(db, person),
        refusesInvitations: sent.some(({ refusedAt }) => refusedAt !== null),
      }
    },

    /**
     * Makes the people of these applications one person, that of the first one.
     * @throws CodedError application_not_found, or not_possible if they are one person already
     */
    merge: (ids: readonly number[], by: Actor): Promise<Merged> =>
      db.transaction(async (transaction) => {
        const rows = await repository.lockPeople(transaction, ids)
        const first = rows.find(({ id }) => id === ids[0])
        if (!first?.person || !ids.every((id) => rows.some((row) => row.id === id)))
          throw new CodedError('application_not_found')
        const others = rows.filter(({ person }) => person !== first.person)
        if (others.length === 0)
          throw new CodedError('not_possible', { message: 'These are one person already.' })
        await repository.setPerson(
          transaction,
          others.map(({ id }) => id),
          first.person,
        )
        const title = `with #${first.id}`
        await record(
          transaction,
          by,
          ...others.map(({ id }) => ({ action: 'merged', ...application, subjectId: id, title }) as const),
        )
        const former = [...Map.groupBy(others, ({ person }) => person).values()]
        return {
          message: `${former.length + 1} people are one person now.`,
          separate: former.map((of) => ({ ids: oneOfEach(of) })),
        }
      }),

    /**
     * Makes applications of a person, with all others of their addresses, a person of their own.
     * @throws CodedError application_not_found, or not_possible if nothing would be left of the person
     */
    separate: (ids: readonly number[], by: Actor): Promise<Separated> =>
      db.transaction(async (transaction) => {
        const rows = await repository.lockPeople(transaction, ids)
        const chosen = rows.filter(({ id }) => ids.includes(id))
        if (chosen.length < new Set(ids).size) throw new CodedError('application_not_found')
        const moved = rows.filter(({ address }) => chosen.some((one) => one.address === address))
        const rest = rows.find((row) => !moved.includes(row))
        if (!rest || new Set(rows.map(({ person }) => person)).size > 1) {
          const message = 'Applications of one e-mail address are always one person.'
          throw new CodedError('not_possible', { message })
        }
        await repository.setPerson(
          transaction,
          moved.map(({ id }) => id),
        )
        const title = `from #${rest.id}`
        await record(
          transaction,
          by,
          ...moved.map(({ id }) => ({ action: 'separated', ...application, subjectId: id, title }) as const),
        )
        const [one] = chosen
        return {
          message: 'They are two people now.',
          merge: { ids: [rest.id, one?.id ?? rest.id] },
        }
      }),
  }
}

export type ApplicantService = ReturnType<typeof createApplicantService>

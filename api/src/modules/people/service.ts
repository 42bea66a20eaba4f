import { CodedError } from '@anyam/server/errors'
import { type Invitation, type Person, type PersonChange, ROLE_NAMES } from '@arunika/admin-contracts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { invalidFields } from '../../lib/field-errors.ts'
import { type Deed, record } from '../audit/repository.ts'
import { createAlerts } from '../auth/alerts.ts'
import { LIFETIMES, makeLink } from '../auth/links.ts'
import { NO_PASSWORD } from '../auth/repository.ts'
import { revokeSessions } from '../auth/session-repository.ts'
import type { Session } from '../auth/sessions.ts'
import * as repository from './repository.ts'

type Row = NonNullable<Awaited<ReturnType<typeof repository.lockPerson>>>

type PersonRights = Omit<PersonChange, 'name'>

const rolesText = ({ roles, remotes, vacancies = [] }: PersonRights) =>
  [
    ...roles.map((role) => ROLE_NAMES[role]),
    ...remotes,
    ...vacancies.map((vacancy) => `vacancy ${vacancy}`),
  ].join(', ')

const isSame = (a: PersonRights, b: PersonRights) =>
  rolesText({ ...a, roles: a.roles.toSorted(), remotes: a.remotes.toSorted() }) ===
  rolesText({ ...b, roles: b.roles.toSorted(), remotes: b.remotes.toSorted() })

/** Manages accounts and their roles. */
export function createPeopleService(context: Context) {
  const { db, settings } = context
  const alerts = createAlerts(context)

  const entry = (action: Deed['action'], subjectId: number, title: string): Deed => ({
    action,
    subject: 'account',
    subjectId,
    title,
  })

  async function change<T>(id: number, work: (transaction: Executor, found: Row) => Promise<T>): Promise<T> {
    return db.transaction(async (transaction) => {
      const found = await repository.lockPerson(transaction, id)
      if (!found) throw new CodedError('person_not_found')
      return work(transaction, found)
    })
  }

  /** @throws CodedError last_administrator if no other account could manage people */
  async function assertOtherAdministrator(transaction: Executor, id: number) {
    const others = await repository.lockOtherAdministrators(transaction, id)
    if (others.length === 0) throw new CodedError('last_administrator')
  }

  /**
   * @returns the link if the site sends no mail, otherwise null
   * @throws CodedError too_many_requests
   */
  async function invite(transaction: Executor, id: number, email: string): Promise<string | null> {
    let link: string | null = null
    const make = async () => {
      link = await makeLink(transaction, settings.publicUrl, id, 'invitation')
      return link
    }
    if (!(await alerts.invitation(transaction, email, make, LIFETIMES.invitation.inWords))) {
      const message = 'This person has been sent many invitations within an hour. Please try again later.'
      throw new CodedError('too_many_requests', { message })
    }
    return settings.smtpUrl === undefined ? link : null
  }

  return {
    async list({ administratorId }: Session): Promise<Person[]> {
      const rows = await repository.listPeople(db)
      return rows.map(({ isInvited, disabledAt, seenAt, ...row }) => ({
        ...row,
        state: disabledAt ? 'disabled' : isInvited ? 'invited' : 'active',
        seenAt: seenAt?.toISOString() ?? null,
        isSelf: row.id === administratorId,
      }))
    },

    /** @throws CodedError validation_failed if the address already has an account */
    invite: ({ email, ...values }: Invitation, by: Session): Promise<string | null> =>
      db.transaction(async (transaction) => {
        const id = await repository.insertPerson(transaction, { email, ...values })
        if (id === undefined) throw invalidFields({ email: ['This address has an account already.'] })
        await record(transaction, by, entry('invited', id, `${email}: ${rolesText(values)}`))
        return invite(transaction, id, email)
      }),

    inviteAgain: (id: number, by: Session): Promise<string | null> =>
      change(id, async (transaction, { email, passwordHash }) => {
        if (passwordHash !== NO_PASSWORD) throw new CodedError('already_joined')
        await record(transaction, by, entry('invited', id, email))
        return invite(transaction, id, email)
      }),

    /** Changing roles ends the person's sessions, whose tokens and screens would still show the old ones. */
    edit: (id: number, { vacancies, ...others }: PersonChange, by: Session) =>
      change(id, async (transaction, found) => {
        const values = { ...others, vacancies: (vacancies ?? found.vacancies).toSorted((a, b) => a - b) }
        if (!values.roles.includes('administrator')) await assertOtherAdministrator(transaction, id)
        await repository.updatePerson(transaction, id, values)
        if (isSame(found, values)) return
        await revokeSessions(transaction, id)
        await record(transaction, by, entry('roles changed', id, `${found.email}: ${rolesText(values)}`))
        await alerts.changed(transaction, found.email, `your roles are now ${rolesText(values)}`)
      }),

    /** @throws CodedError last_administrator */
    disable: (id: number, by: Session) =>
      change(id, async (transaction, { email }) => {
        await assertOtherAdministrator(transaction, id)
        await repository.disablePerson(transaction, id)
        await revokeSessions(transaction, id)
        await record(transaction, by, entry('disabled', id, email))
      }),

    enable: (id: number, by: Session) =>
      change(id, async (transaction, { email }) => {
        await repository.updatePerson(transaction, id, { disabledAt: null })
        await record(transaction, by, entry('enabled', id, email))
      }),

    /** @returns number of sessions ended */
    endSessions: (id: number, by: Session) =>
      change(id, async (transaction, { email }) => {
        const ended = await revokeSessions(transaction, id, by.administratorId === id ? by.id : undefined)
        if (ended > 0) await record(transaction, by, entry('session ended', id, email))
        return ended
      }),

    /** For a person who has lost the second factor and the recovery codes. */
    removeSecondFactor: (id: number, by: Session) =>
      change(id, async (transaction, { email }) => {
        await repository.removeSecondFactor(transaction, id)
        await revokeSessions(transaction, id, by.administratorId === id ? by.id : undefined)
        await record(transaction, by, entry('second factor removed', id, email))
        await alerts.changed(transaction, email, 'the second factor was removed')
      }),
  }
}

export type PeopleService = ReturnType<typeof createPeopleService>

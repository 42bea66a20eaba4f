import { invitation, invitedResponse, peopleList, personChange } from '@arunika/admin-contracts'
import { errorResponse, idParams, messageResponse } from '@arunika/contracts'
import type { Api } from '../../context.ts'
import { sessionOf } from '../../plugins/authentication.ts'
import type { Session } from '../auth/sessions.ts'
import type { PeopleService } from './service.ts'

const admin = { tags: ['Admin: people'], security: [{ bearer: [] }] }
const respondsMessage = { 200: messageResponse, '4xx': errorResponse }
const respondsInvited = { 200: invitedResponse, '4xx': errorResponse }

const invited = (link: string | null) => ({ message: 'The invitation is on its way.', link })

/** Accounts of the back-office and their roles. */
export function adminPeopleRoutes(api: Api, people: PeopleService) {
  api.get(
    '/api/admin/people',
    {
      schema: {
        ...admin,
        summary: 'Everybody with an account',
        response: { 200: peopleList, '4xx': errorResponse },
      },
    },
    (request) => people.list(sessionOf(request)),
  )

  api.post(
    '/api/admin/people/invite',
    {
      schema: {
        ...admin,
        summary: 'Make an account, whose owner chooses a password by a link in a mail',
        body: invitation,
        response: respondsInvited,
      },
    },
    async (request) => invited(await people.invite(request.body, sessionOf(request))),
  )

  api.post(
    '/api/admin/people/:id/invite-again',
    {
      schema: {
        ...admin,
        summary: 'Send another invitation; the earlier link works no more',
        params: idParams,
        response: respondsInvited,
      },
    },
    async (request) => invited(await people.inviteAgain(request.params.id, sessionOf(request))),
  )

  api.post(
    '/api/admin/people/:id',
    {
      schema: {
        ...admin,
        summary: 'Change name and roles; other roles log the person out',
        params: idParams,
        body: personChange,
        response: respondsMessage,
      },
    },
    async (request) => {
      await people.edit(request.params.id, request.body, sessionOf(request))
      return { message: 'The account has been changed.' }
    },
  )

  function command(
    path: string,
    summary: string,
    message: string,
    work: (id: number, by: Session) => Promise<unknown>,
  ) {
    api.post(
      `/api/admin/people/:id/${path}`,
      { schema: { ...admin, summary, params: idParams, response: respondsMessage } },
      async (request) => {
        await work(request.params.id, sessionOf(request))
        return { message }
      },
    )
  }
  const { disable, enable, endSessions, removeSecondFactor } = people
  command('disable', 'Keep somebody out, and end their sessions', 'The account is disabled.', disable)
  command('enable', 'Let somebody in again', 'The account is enabled.', enable)
  command('end-sessions', 'Log somebody out everywhere', 'The sessions have ended.', endSessions)
  command(
    'remove-second-factor',
    'Let somebody in by the password alone, who has lost the second factor',
    'The second factor has been removed.',
    removeSecondFactor,
  )
}

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

/** Routes for accounts and their roles. */
export function adminPeopleRoutes(api: Api, people: PeopleService) {
  api.get(
    '/api/admin/people',
    {
      schema: {
        ...admin,
        summary: 'List accounts',
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
        summary: 'Create an account, whose owner sets a password by a mailed link',
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
        summary: 'Send another invitation; earlier links stay valid until one of them is used',
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
        summary: 'Change name and roles; a change of roles logs the person out',
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
  command('disable', 'Disable an account and end its sessions', 'The account is disabled.', disable)
  command('enable', 'Enable an account again', 'The account is enabled.', enable)
  command('end-sessions', 'End all sessions of an account', 'The sessions have ended.', endSessions)
  command(
    'remove-second-factor',
    'Remove the second factor of an account that has lost it',
    'The second factor has been removed.',
    removeSecondFactor,
  )
}

import type { Invitation, InvitedResponse, Person, PersonChange } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

const PEOPLE = '/api/admin/people'

export const usePeople = () => useAdminPolled<Person[]>(PEOPLE)

export const invite = (body: Invitation) =>
  adminRequest<InvitedResponse>(`${PEOPLE}/invite`, { method: 'POST', body })

export const inviteAgain = (id: number) =>
  adminRequest<InvitedResponse>(`${PEOPLE}/${id}/invite-again`, { method: 'POST' })

export const changePerson = (id: number, body: PersonChange) =>
  adminRequest<MessageResponse>(`${PEOPLE}/${id}`, { method: 'POST', body })

export type PersonCommand = 'disable' | 'enable' | 'end-sessions' | 'remove-second-factor'

export const commandPerson = (id: number, command: PersonCommand) =>
  adminRequest<MessageResponse>(`${PEOPLE}/${id}/${command}`, { method: 'POST' })

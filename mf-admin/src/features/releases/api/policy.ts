import type { NewPolicy, PolicyCheck, ReleasePolicy } from '@anyam/protocol'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'

const POLICY = '/registry/policy'

/** The policy of releases in force. */
export const useReleasePolicy = () => useAdminPolled<ReleasePolicy>(POLICY)

/** Finds the problems of a policy and its differences from the one in force. */
export const checkPolicy = (text: string) =>
  adminRequest<PolicyCheck>(`${POLICY}/check`, { method: 'POST', body: { text } })

export const setPolicy = (body: NewPolicy) => adminRequest<MessageResponse>(POLICY, { method: 'POST', body })

import type { Interview, InterviewList, InterviewMove, InterviewOffer } from '@arunika/admin-contracts'
import type { MessageResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { useAdminPolled } from '../../../lib/use-admin-polled.ts'
import { applicationPath } from './get-applications.ts'

const interviewsPath = (id: number) => `${applicationPath(id)}/interviews`

/** The interviews of an application, the newest first. */
export const useInterviews = (id: number) => useAdminPolled<InterviewList>(interviewsPath(id))

export const offerInterview = (body: InterviewOffer) =>
  adminRequest<MessageResponse>('/api/admin/applications/interviews', { method: 'POST', body })

/** @throws ApiError; 409 if the interview has changed or the time is taken */
export const moveInterview = (id: number, body: InterviewMove) =>
  adminRequest<MessageResponse>(`${interviewsPath(id)}/move`, { method: 'POST', body })

/** @throws ApiError; 409 if the interview has changed */
export const cancelInterview = (id: number, { changes }: Interview) =>
  adminRequest<MessageResponse>(`${interviewsPath(id)}/cancel`, {
    ...{ method: 'POST', body: { if_changes: changes } },
  })

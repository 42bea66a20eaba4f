import type { StageMove } from '@arunika/admin-contracts'
import type { Application, ApplicationStage, ApplicationsMoved, MessageResponse } from '@arunika/contracts'
import type { useSWRConfig } from 'swr'
import { adminRequest } from '../../../lib/admin-request.ts'
import { applicationPath } from './get-applications.ts'

type Mutate = ReturnType<typeof useSWRConfig>['mutate']

/** @throws ApiError; 409 if a single application is no longer in the stage `if_stage` */
export const callMove = (body: StageMove) =>
  adminRequest<ApplicationsMoved>('/api/admin/applications/to-stage', { method: 'POST', body })

/**
 * Shows the new stage at once and calls the api; a failed call restores the old one.
 * @param from stage that it leaves; an application in another stage stays there
 * @throws ApiError
 */
export async function setStage(
  id: number,
  from: ApplicationStage | undefined,
  stage: ApplicationStage,
  mutate: Mutate,
) {
  const inStage = (application?: Application) =>
    application && { ...application, stage, status: stage.status }
  const call = callMove({ ids: [id], stage: stage.id, ...(from && { if_stage: from.id }) })
  await mutate<Application | undefined>(applicationPath(id), (shown) => call.then(() => inStage(shown)), {
    optimisticData: inStage,
    rollbackOnError: true,
  })
}

/** @param value from 1 to 5; null withdraws the person's rating */
export const rate = (id: number, value: number | null) =>
  adminRequest<MessageResponse>(`${applicationPath(id)}/rating`, { method: 'POST', body: { value } })

export const addNote = (id: number, text: string) =>
  adminRequest<MessageResponse>(`${applicationPath(id)}/notes`, { method: 'POST', body: { text } })

export const noteAddress = (id: number, noteId: number) => `${applicationPath(id)}/notes/${noteId}`

/** The request outlives its page. */
export const deleteNote = (id: number, noteId: number) =>
  adminRequest<MessageResponse>(noteAddress(id, noteId), { method: 'DELETE', keepalive: true })

import type { PictureCrop, PictureDetail, PictureInput, PictureRow } from '@arunika/admin-contracts'
import type { MessageResponse, SavedResponse } from '@arunika/contracts'
import { adminRequest } from '../../../lib/admin-request.ts'
import { PICTURES } from '../../../lib/pictures.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'

const addressOf = (id: string | number) => `${PICTURES}/${encodeURIComponent(id)}`

export const usePicture = (id: string) => useLoaded<PictureDetail>(addressOf(id))

/** The picture as currently saved. */
export const getPicture = (id: number) => adminRequest<PictureDetail>(addressOf(id))

export const savePicture = (body: PictureInput, id: number) =>
  adminRequest<SavedResponse>(addressOf(id), { method: 'POST', body })

export const deletePicture = (id: number) =>
  adminRequest<MessageResponse>(addressOf(id), { method: 'DELETE' })

/** Replaces the picture in all entries that show it. */
export const replacePicture = (id: number, by: number) =>
  adminRequest<MessageResponse>(`${addressOf(id)}/replace`, { method: 'POST', body: { by } })

/** Saves a part of the picture as a new one. */
export const cropPicture = (id: number, body: PictureCrop) =>
  adminRequest<PictureRow>(`${addressOf(id)}/crop`, { method: 'POST', body })

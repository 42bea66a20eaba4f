import { isApiError } from '@anyam/data'
import type { PicturePage, PictureRow } from '@arunika/admin-contracts'
import { adminRequest } from './admin-request.ts'
import type { ListQuery } from './list-view.ts'
import { useListPage } from './use-list-page.ts'

/** Address of the media library. */
export const PICTURES = '/api/admin/pictures'

export const usePictures = (query: ListQuery) => useListPage<PicturePage>(PICTURES, query)

/**
 * Adds a picture to the library.
 * @returns the new picture, or the existing one with the same contents
 */
export function addPicture(file: File): Promise<PictureRow> {
  const body = new FormData()
  body.append('upload', file)
  return adminRequest<PictureRow>(`${PICTURES}/create`, { method: 'POST', body })
}

/** User-facing reason why a picture was refused: the api's message about the file or the address. */
export function refusalOf(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong.'
  return Object.values(error.body.errors ?? {})[0]?.[0] ?? error.message
}

/** Path of the largest size. */
export const largestOf = ({ sizes }: Pick<PictureRow, 'sizes'>) => sizes[0]?.path ?? ''
export const smallestOf = ({ sizes }: Pick<PictureRow, 'sizes'>) => sizes.at(-1)?.path ?? ''

import type { PictureFormValues } from '@arunika/admin-contracts'
import type { Executor } from '../../db/database.ts'
import { type Recorded, recordBaseline } from '../revisions/repository.ts'
import type { PictureRow } from './repository.ts'

/** A picture as stored in its revisions. */
export type PictureSnapshot = Pick<PictureFormValues, 'name' | 'alt' | 'focus'>

export const recordedPicture = ({ id, name, alt, focusX, focusY, files }: PictureRow): Recorded => ({
  subject: 'picture',
  subjectId: id,
  title: name,
  snapshot: { name, alt, focus: { x: focusX, y: focusY } } satisfies PictureSnapshot,
  files,
})

/** Call before the first change of a picture in a transaction. */
export const recordPictureBaseline = (executor: Executor, row: PictureRow) =>
  recordBaseline(executor, { subject: 'picture', subjectId: row.id }, async () => ({
    ...recordedPicture(row),
    updatedAt: row.updatedAt,
  }))

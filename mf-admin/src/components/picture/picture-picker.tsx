import type { PictureRow } from '@arunika/admin-contracts'
import { type ReactNode, useState } from 'react'
import type { ListQuery } from '../../lib/list-view.ts'
import { PICTURES, usePictures } from '../../lib/pictures.ts'
import { ReadingDialog } from '../dialog/reading-dialog.tsx'
import { ListTools } from '../table/list-tools.tsx'
import { Pager } from '../table/pager.tsx'
import { useList } from '../table/use-list.ts'
import type { ListQueryState } from '../table/use-list-query.ts'
import { AddPictures } from './add-pictures.tsx'
import { PictureGrid } from './picture-grid.tsx'

interface PicturePickerProps {
  title: string
  /** Chosen pictures, for a choice of several. */
  chosen?: readonly PictureRow[]
  /** Shown below the library. */
  foot?: ReactNode
  onChoose: (row: PictureRow) => void
  onClose: () => void
}

const START: ListQuery = { search: '', sort: '', page: 1, after: '', before: '', filters: {} }

/** A query outside the screen's address; it ends with the dialog. */
function useOwnQuery(): ListQueryState {
  const [query, setQuery] = useState(START)
  return {
    ...query,
    change: ({ q, page, ...parts }) =>
      setQuery((before) => ({
        ...before,
        ...(page === undefined && { after: '', before: '' }),
        ...parts,
        search: q ?? before.search,
        page: Math.max(1, Number(page ?? '') || 1),
      })),
    clear: () => setQuery(START),
  }
}

/** Selects pictures from the library, or adds them. */
export function PicturePicker({ title, chosen, foot, onChoose, onClose }: PicturePickerProps) {
  const query = useOwnQuery()
  const { data, error, mutate } = usePictures(query)
  const list = useList(data, { path: PICTURES, query })
  return (
    <ReadingDialog open wide onTop title={title} onClose={onClose}>
      <ListTools list={list} columns={[]} plural="pictures">
        <AddPictures isSingle={!chosen} onAdded={onChoose} />
      </ListTools>
      <PictureGrid list={list} error={error} onRetry={() => void mutate()}>
        {(row, tile, className) => (
          <button
            type="button"
            className={className}
            aria-pressed={chosen?.some(({ id }) => id === row.id)}
            onClick={() => onChoose(row)}
          >
            {tile}
          </button>
        )}
      </PictureGrid>
      <Pager list={list} />
      {foot}
    </ReadingDialog>
  )
}

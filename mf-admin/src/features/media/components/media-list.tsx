import { Link } from 'react-router-dom'
import { AddPictures } from '../../../components/picture/add-pictures.tsx'
import { PictureGrid } from '../../../components/picture/picture-grid.tsx'
import { ListTools } from '../../../components/table/list-tools.tsx'
import { Pager } from '../../../components/table/pager.tsx'
import { useList } from '../../../components/table/use-list.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import { PICTURES, usePictures } from '../../../lib/pictures.ts'

const SORTS = [
  { title: 'Name', sortable: true },
  { title: 'Added', sortable: true },
]

/** The media library. */
export function MediaList() {
  const query = useListQuery()
  const { data, error, mutate } = usePictures(query)
  const list = useList(data, { path: PICTURES, query })
  return (
    <>
      <ListTools list={list} columns={SORTS} plural="pictures">
        <AddPictures />
      </ListTools>
      <PictureGrid list={list} error={error} onRetry={() => void mutate()}>
        {(row, tile, className) => (
          <Link to={`/admin/media/edit/${row.id}`} className={className}>
            {tile}
          </Link>
        )}
      </PictureGrid>
      <Pager list={list} />
    </>
  )
}

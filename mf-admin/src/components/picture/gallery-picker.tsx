import { uploadUrl } from '@anyam/data'
import { GALLERY_SIZE, type PictureRow } from '@arunika/admin-contracts'
import { Button } from '@arunika/ui'
import { useState } from 'react'
import { smallestOf } from '../../lib/pictures.ts'
import styles from './gallery-picker.module.css'
import { LazyPicker } from './lazy-picker.tsx'

interface GalleryPickerProps {
  /** Number of pictures that the gallery has; 0 for a new one. */
  count: number
  onChoose: (rows: readonly PictureRow[]) => void
  onClose: () => void
}

function choiceText(least: number, most: number): string {
  if (most <= 0) return `The gallery has ${GALLERY_SIZE.max} pictures, and there is no room for more.`
  return `Choose ${least === most ? most : `${least} to ${most}`} pictures, in their order.`
}

/** Selects pictures of a gallery, in the order in which they are chosen. */
export function GalleryPicker({ count, onChoose, onClose }: GalleryPickerProps) {
  const [chosen, setChosen] = useState<readonly PictureRow[]>([])
  const isNew = count === 0
  const most = GALLERY_SIZE.max - count
  const least = isNew ? GALLERY_SIZE.min : 1

  const toggle = (row: PictureRow) =>
    setChosen((rows) => {
      const others = rows.filter(({ id }) => id !== row.id)
      return others.length < rows.length || rows.length >= most ? others : [...rows, row]
    })

  return (
    <LazyPicker
      title={isNew ? 'Pictures of the gallery' : 'More pictures for the gallery'}
      chosen={chosen}
      onChoose={toggle}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <p role="status" className={styles.count}>
            {chosen.length === 0 ? choiceText(least, most) : `${chosen.length} of at most ${most} chosen.`}
          </p>
          <ol className={styles.chosen} aria-label="Chosen pictures">
            {chosen.map((row) => (
              <li key={row.id}>
                <img src={uploadUrl(smallestOf(row))} alt={row.alt || row.name} />
              </li>
            ))}
          </ol>
          <Button disabled={chosen.length < least} onClick={() => onChoose(chosen)}>
            {isNew ? 'Insert the gallery' : 'Add to the gallery'}
          </Button>
        </div>
      }
    />
  )
}

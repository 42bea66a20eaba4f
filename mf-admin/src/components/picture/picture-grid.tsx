import { type ApiError, uploadUrl } from '@anyam/data'
import type { PictureRow } from '@arunika/admin-contracts'
import { Notice, Skeleton } from '@arunika/ui'
import type { ReactNode } from 'react'
import { smallestOf } from '../../lib/pictures.ts'
import { NoResult } from '../table/no-result.tsx'
import type { List } from '../table/use-list.ts'
import styles from './picture-grid.module.css'

interface PictureGridProps {
  list: List<PictureRow>
  error: ApiError | undefined
  onRetry: () => void
  emptyAction?: ReactNode
  /** Wraps a tile in a link to the picture or in a button that selects it. */
  children: (row: PictureRow, tile: ReactNode, className: string | undefined) => ReactNode
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** One page of the library as a grid. */
export function PictureGrid({ list, error, onRetry, emptyAction, children }: PictureGridProps) {
  if (!list.counts && error) {
    return (
      <Notice title="The library could not be loaded" onRetry={onRetry}>
        {error.message}
      </Notice>
    )
  }
  if (!list.counts) {
    return (
      <div className={styles.grid} aria-hidden>
        {PLACEHOLDERS.map((key) => (
          <Skeleton key={key} className={styles.placeholder} />
        ))}
      </div>
    )
  }
  if (list.rows.length === 0) return <NoResult list={list} emptyAction={emptyAction} />
  return (
    <ul className={styles.grid} aria-label="Pictures">
      {list.rows.map((row) => (
        <li key={row.id}>{children(row, <Tile row={row} />, styles.tile)}</li>
      ))}
    </ul>
  )
}

function Tile({ row }: { row: PictureRow }) {
  const { name, alt, focus, sizes } = row
  const [largest] = sizes
  return (
    <>
      <img
        src={uploadUrl(smallestOf(row))}
        alt=""
        loading="lazy"
        decoding="async"
        style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
      />
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        {largest && largest.height > 0 && `${largest.width} × ${largest.height}`}
        {!alt && <span className={styles.missing}>No alternative text</span>}
      </span>
    </>
  )
}

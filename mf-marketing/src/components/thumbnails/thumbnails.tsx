import { Picture, type PictureSource } from '@arunika/ui'
import { Link } from 'react-router-dom'
import styles from './thumbnails.module.css'

interface Thumbnail {
  to: string
  name: string
  picture: PictureSource
}

/** Links to similar pages, each with picture and name, up to four in a row. */
export function Thumbnails({ pages }: { pages: readonly Thumbnail[] }) {
  return (
    <ul className={styles.list}>
      {pages.map(({ to, name, picture }) => (
        <li key={to}>
          <Link className={styles.link} to={to}>
            <Picture
              className={styles.picture}
              picture={picture}
              alt=""
              sizes="(width >= 60rem) 18rem, (width >= 30rem) 45vw, 6rem"
            />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

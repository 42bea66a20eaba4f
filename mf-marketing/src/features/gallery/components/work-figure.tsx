import { useState } from 'react'
import type { GalleryWork } from '../works.ts'
import styles from './gallery.module.css'
import { StudentVideo } from './student-video.tsx'

/** A student's picture or film, with its caption. */
export function WorkFigure({ work: { kind, url, caption, student } }: { work: GalleryWork }) {
  const [isAway, setAway] = useState(false)
  return (
    <figure className={styles.work}>
      {kind === 'image' && isAway && <p className={styles.away}>This work cannot be shown right now.</p>}
      {kind === 'image' && !isAway && (
        <img
          className={styles.media}
          src={url}
          alt={`Work by ${student}`}
          width={1200}
          height={900}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setAway(true)}
        />
      )}
      {kind !== 'image' && <StudentVideo url={url} student={student} />}
      <figcaption className={styles.caption}>
        <span>{caption}</span>
        <b>{student}</b>
      </figcaption>
    </figure>
  )
}

import { useWords } from '@anyam/federation/use-words'
import { useState } from 'react'
import { galleryPhrases } from '../phrases.ts'
import { galleryWords } from '../words.ts'
import type { GalleryWork } from '../works.ts'
import styles from './gallery.module.css'
import { StudentVideo } from './student-video.tsx'

/** A student's picture or film with caption. */
export function WorkFigure({ work: { kind, url, course, student } }: { work: GalleryWork }) {
  const words = useWords(galleryWords)
  const phrases = useWords(galleryPhrases)
  const [isAway, setAway] = useState(false)
  const onAway = () => setAway(true)
  return (
    <figure className={styles.work}>
      {isAway ? (
        <p className={styles.away}>{words.workAway}</p>
      ) : kind === 'image' ? (
        <img
          // It may have failed before the page was hydrated.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) onAway()
          }}
          className={styles.media}
          src={url}
          alt={phrases.work(student)}
          width={1200}
          height={900}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={onAway}
        />
      ) : (
        <StudentVideo url={url} label={phrases.film(student)} onAway={onAway} />
      )}
      <figcaption className={styles.caption}>
        <span>{phrases.caption(course)}</span>
        <b>{student}</b>
      </figcaption>
    </figure>
  )
}

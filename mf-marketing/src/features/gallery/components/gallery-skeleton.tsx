import { useWords } from '@anyam/federation/use-words'
import { Skeleton } from '@arunika/ui'
import { galleryWords } from '../words.ts'
import styles from './gallery.module.css'

/** Placeholder of two rooms with two works each, in the height of the real ones. */
export function GallerySkeleton() {
  const { loading } = useWords(galleryWords)
  return (
    <div role="status" aria-label={loading}>
      {['first', 'second'].map((room) => (
        <div key={room} className={styles.room}>
          <Skeleton className={styles.courseSkeleton} />
          <div className={styles.row}>
            {['left', 'right'].map((work) => (
              <div key={work}>
                <Skeleton className={styles.media} />
                <Skeleton className={styles.captionSkeleton} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

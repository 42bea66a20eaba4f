import { Skeleton } from '@arunika/ui'
import styles from './gallery.module.css'

/** Two rooms of two works, as tall as those that come. */
export function GallerySkeleton() {
  return (
    <div role="status" aria-label="The gallery is loading">
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

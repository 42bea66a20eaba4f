import { useWords } from '@anyam/federation/use-words'
import { Skeleton, VisuallyHidden } from '@arunika/ui'
import { readingWords } from '../words.ts'
import styles from './article-skeleton.module.css'

/** Placeholder of an article. */
export function ArticleSkeleton() {
  const { loading } = useWords(readingWords)
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{loading}</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton className={styles.badge} />
        <Skeleton className={styles.title} />
        <Skeleton className={styles.title} />
        <Skeleton className={styles.badge} />
      </div>
      <Skeleton className={styles.picture} />
      <div className={styles.words}>
        {[100, 96, 98, 60, 99, 94, 72].map((width) => (
          <Skeleton key={width} className={styles.bar} style={{ width: `${width}%` }} />
        ))}
      </div>
    </div>
  )
}

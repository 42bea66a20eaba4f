import { useWords } from '@anyam/federation/use-words'
import { Section, Skeleton, VisuallyHidden } from '@arunika/ui'
import { listWords } from '../list-words.ts'
import styles from './articles-skeleton.module.css'

/** Placeholder below the headline: one large card and three small ones. */
export function LeadGridSkeleton() {
  return (
    <div className={styles.grid}>
      <div className={styles.stack}>
        <Skeleton className={styles.picture} />
        <Skeleton className={styles.title} />
        <Skeleton className={styles.bar} />
      </div>
      <div className={styles.rows}>
        {[1, 2, 3].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton className={styles.thumb} />
            <div className={styles.stack}>
              <Skeleton className={styles.bar} />
              <Skeleton className={styles.short} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

export function HeadlineSkeleton() {
  const { loading } = useWords(listWords)
  return (
    <div className={`${styles.grid} ${styles.onInk}`} role="status">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <Skeleton className={styles.picture} />
      <div className={styles.stack}>
        <Skeleton className={styles.badge} />
        <Skeleton className={styles.title} />
        <Skeleton className={styles.title} />
        <Skeleton className={styles.bar} />
        <Skeleton className={styles.button} />
      </div>
    </div>
  )
}

export function SliderSkeleton() {
  return (
    <div className={styles.slides}>
      {[1, 2, 3, 4].map((slide) => (
        <div key={slide} className={styles.stack}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.bar} />
          <Skeleton className={styles.short} />
        </div>
      ))}
    </div>
  )
}

/** Placeholder of the news lists below their titles. */
export function ListsSkeleton({ whatsNew, moreNews }: { whatsNew: string; moreNews: string }) {
  return (
    <>
      <Section title={whatsNew} display>
        <LeadGridSkeleton />
      </Section>
      <Section ground="tint" title={moreNews} display>
        <SliderSkeleton />
      </Section>
    </>
  )
}

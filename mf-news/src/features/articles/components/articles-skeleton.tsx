import { Section, Skeleton, VisuallyHidden } from '@arunika/ui'
import styles from './articles-skeleton.module.css'

/** Below the headline: where the one large card and the three small ones will come. */
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
  return (
    <div className={`${styles.grid} ${styles.onInk}`} role="status">
      <VisuallyHidden>Loading news…</VisuallyHidden>
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

/** The lists of the news page before they are there. */
export function ListsSkeleton() {
  return (
    <>
      <Section title="WHAT'S NEW!" display>
        <LeadGridSkeleton />
      </Section>
      <Section ground="tint" title="MORE NEWS" display>
        <SliderSkeleton />
      </Section>
    </>
  )
}

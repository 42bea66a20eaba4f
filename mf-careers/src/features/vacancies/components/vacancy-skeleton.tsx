import { useWords } from '@anyam/federation/use-words'
import { Section, Skeleton, VisuallyHidden } from '@arunika/ui'
import { vacancyPageWords } from '../page-words.ts'
import styles from './vacancy-skeleton.module.css'

/** Placeholder of a vacancy and its form. */
export function VacancySkeleton() {
  const { loading } = useWords(vacancyPageWords)
  return (
    <>
      <Section ground="warm" className={styles.head}>
        <VisuallyHidden as="h1">{loading}</VisuallyHidden>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.bar} />
      </Section>
      <Section className={styles.columns}>
        {['facts', 'form'].map((column) => (
          <div key={column} className={styles.column}>
            {[1, 2, 3, 4, 5, 6].map((index) => (
              <Skeleton key={index} className={styles.field} />
            ))}
          </div>
        ))}
      </Section>
    </>
  )
}

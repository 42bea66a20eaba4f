import { useWords } from '@anyam/federation/use-words'
import { Section, Skeleton, VisuallyHidden } from '@arunika/ui'
import { classWords } from '../words.ts'
import styles from './class-skeleton.module.css'

/** Placeholder for the opening and the facts of a class. */
export function ClassSkeleton() {
  const { loading } = useWords(classWords)
  return (
    <>
      <Section ground="tint" className={styles.opening}>
        <VisuallyHidden as="h1">{loading}</VisuallyHidden>
        <Skeleton className={styles.title} />
        <Skeleton className={styles.picture} />
      </Section>
      <Section className={styles.facts}>
        {['ages', 'level', 'days', 'starts', 'length', 'price', 'languages', 'teacher', 'seats'].map(
          (fact) => (
            <Skeleton key={fact} className={styles.fact} />
          ),
        )}
      </Section>
    </>
  )
}

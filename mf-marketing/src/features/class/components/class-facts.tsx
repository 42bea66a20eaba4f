import type { AcademyClass } from '@arunika/contracts'
import { Section } from '@arunika/ui'
import { Facts } from '../../../components/facts/facts.tsx'
import { agesOf } from '../../../content/classes.ts'
import { priceOf, seatsOf } from '../sentences.ts'
import styles from './class-facts.module.css'

/** @param terms length and size as the academy announces them for all classes of this kind */
export function ClassFacts({ found, terms }: { found: AcademyClass; terms: string | undefined }) {
  const facts: [string, string][] = [
    ['Ages', agesOf(found.ages)],
    ['Days', found.days],
    ...(terms ? [['Length', terms] satisfies [string, string]] : []),
    ['Price', priceOf(found)],
    ['Teacher', found.teacher],
    ['Seats', seatsOf(found)],
  ]
  return (
    <Section title="At a glance">
      <Facts facts={facts} />
      <p className={styles.terms}>
        Computers, tablets, software and materials are in the room. We confirm time and price when you
        register.
      </p>
    </Section>
  )
}

import type { AcademyClass } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { useLanguage, useWords } from '@arunika/federation/use-words'
import { Section } from '@arunika/ui'
import type { ReactNode } from 'react'
import { Facts } from '../../../components/facts/facts.tsx'
import { classSentences } from '../../../content/class-sentences.ts'
import { classPhrases } from '../phrases.ts'
import { priceOf, seatsOf } from '../sentences.ts'
import { classWords } from '../words.ts'
import styles from './class-facts.module.css'

/** @param terms length and class size that all classes of this group share */
export function ClassFacts({ found, terms }: { found: AcademyClass; terms: string | undefined }) {
  const words = useWords(classWords)
  const phrases = useWords(classPhrases)
  const sentences = useWords(classSentences)
  const language = useLanguage()
  const facts: [string, ReactNode][] = [
    [words.ages, sentences.ages(found.ages)],
    [words.days, <span lang={langIn(found.language, language)}>{found.days}</span>],
    ...(terms ? [[words.length, terms] satisfies [string, string]] : []),
    [words.price, priceOf(found, sentences)],
    [words.teacher, found.teacher],
    [words.seats, seatsOf(found, phrases)],
  ]
  return (
    <Section title={words.glance}>
      <Facts facts={facts} />
      <p className={styles.terms}>{words.terms}</p>
    </Section>
  )
}

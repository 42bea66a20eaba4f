import { useWords } from '@anyam/federation/use-words'
import { Section } from '@arunika/ui'
import { academyWords } from '../../../content/academy.ts'
import { programmesIn, programmeWords } from '../../../content/programmes.ts'
import { Programme } from './programme.tsx'
import styles from './programmes.module.css'

/** The academy's two programmes with their contents. */
export function Programmes() {
  const { twoWays, twoWaysText } = useWords(academyWords)
  const programmes = programmesIn(useWords(programmeWords))
  return (
    <Section id="classes" title={twoWays} display lead={twoWaysText}>
      <div className={styles.programmes}>
        {programmes.map((programme) => (
          <Programme key={programme.to} programme={programme} />
        ))}
      </div>
    </Section>
  )
}

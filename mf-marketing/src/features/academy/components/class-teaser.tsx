import { useWords } from '@anyam/federation/use-words'
import { Section } from '@arunika/ui'
import { programmesIn, programmeWords } from '../../../content/programmes.ts'
import { factWords } from '../fact-words.ts'
import { Programme } from './programme.tsx'
import styles from './programmes.module.css'

/** Classes that an article is about; renders nothing for other paths. */
export function ClassTeaser({ path, further = [] }: { path: string; further?: readonly string[] }) {
  const { oneClass, moreClasses } = useWords(factWords)
  const programmes = programmesIn(useWords(programmeWords))
  const shown = programmes.filter(({ to }) => to === path || further.includes(to))
  if (shown.length === 0) return null
  return (
    <Section title={shown.length > 1 ? moreClasses : oneClass} display>
      <div className={styles.programmes}>
        {shown.map((programme) => (
          <Programme key={programme.to} programme={programme} />
        ))}
      </div>
    </Section>
  )
}

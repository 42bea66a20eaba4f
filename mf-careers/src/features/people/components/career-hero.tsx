import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { ButtonAnchor, Picture, Section } from '@arunika/ui'
import { careerHero } from '../../../content/pictures.ts'
import { peoplePhrases } from '../phrases.ts'
import { peopleWords } from '../words.ts'
import styles from './career-hero.module.css'
import { Opening } from './opening.tsx'

/** @param target id of the section with the vacancies */
export function CareerHero({ target }: { target: string }) {
  const { address } = useSite()
  const words = useWords(peopleWords)
  const { lead } = useWords(peoplePhrases)
  return (
    <Section ground="warm" className={styles.hero}>
      <div className={styles.words}>
        <Opening title={words.title}>{lead(address.locality)}</Opening>
        <ButtonAnchor href={`#${target}`}>{words.see}</ButtonAnchor>
      </div>
      <Picture picture={careerHero} sizes="(min-width: 60rem) 48vw, 92vw" className={styles.picture} lead />
    </Section>
  )
}

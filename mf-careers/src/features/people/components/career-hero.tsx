import { useSite } from '@arunika/federation/use-site'
import { ButtonAnchor, Picture, Section } from '@arunika/ui'
import { careerHero } from '../../../content/pictures.ts'
import styles from './career-hero.module.css'
import { Opening } from './opening.tsx'

/** @param target id of the section with the vacancies */
export function CareerHero({ target }: { target: string }) {
  const site = useSite()
  return (
    <Section ground="warm" className={styles.hero}>
      <div className={styles.words}>
        <Opening title="Build worlds with people you like">
          We are programmers, animators, artists and teachers in {site.address.locality}. We make games and
          films for the world, and we teach the people who will make the next ones. There is a chair free at
          the table.
        </Opening>
        <ButtonAnchor href={`#${target}`}>See open positions</ButtonAnchor>
      </div>
      <Picture picture={careerHero} sizes="(min-width: 60rem) 48vw, 92vw" className={styles.picture} lead />
    </Section>
  )
}

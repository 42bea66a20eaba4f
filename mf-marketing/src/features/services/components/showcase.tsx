import { useWords } from '@anyam/federation/use-words'
import { ButtonLink, Picture, type PictureSource, Section } from '@arunika/ui'
import { Figures } from '../../../components/figures/figures.tsx'
import { commonWords } from '../../../content/common.ts'
import styles from './showcase.module.css'

interface ShowcaseProps {
  name: string
  to: string
  text: string
  figures: readonly { figure: string; text: string }[]
  pictures: readonly [PictureSource, PictureSource]
  ground: 'paper' | 'ink'
}

/** A service in detail, with results and a link to its page. */
export function Showcase({ name, to, text, figures, pictures: [first, second], ground }: ShowcaseProps) {
  const { viewMore } = useWords(commonWords)
  return (
    <Section ground={ground} className={`${styles.showcase} ${ground === 'ink' ? styles.mirrored : ''}`}>
      <div className={styles.pictures}>
        <Picture
          className={styles.large}
          picture={first}
          alt=""
          sizes="(width >= 78rem) 40rem, (width >= 60rem) 50vw, 92vw"
        />
        <Picture
          className={styles.small}
          picture={second}
          alt=""
          sizes="(width >= 78rem) 18rem, (width >= 60rem) 22vw, 45vw"
        />
      </div>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.text}>{text}</p>
        <Figures figures={figures} className={styles.figures} />
        <ButtonLink
          to={to}
          variant={ground === 'ink' ? 'secondary' : 'primary'}
          aria-label={`${viewMore}: ${name}`}
        >
          {viewMore}
        </ButtonLink>
      </div>
    </Section>
  )
}

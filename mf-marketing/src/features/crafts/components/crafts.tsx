import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Carousel, Picture, type PictureSource, Section } from '@arunika/ui'
import { useMediaQuery, widthQueries } from '@arunika/ui/hooks'
import { commonWords } from '../../../content/common.ts'
import { housePhrases } from '../../../content/home-phrases.ts'
import { pictured, withAlt } from '../../../content/pictured.ts'
import { workPictures, workWords } from '../../../content/work.ts'
import styles from './crafts.module.css'

/** Products of both houses, on wide screens only; other screens never load the pictures. */
export function Crafts() {
  const site = useSite()
  const { title, lead, studio, academy } = useWords(workWords)
  // CSS already hides it on narrow screens; this also skips rendering.
  const narrow = useMediaQuery(widthQueries.belowMedium)
  if (narrow) return null
  return (
    <div className={styles.wide}>
      <Section ground="ink" title={title} display lead={lead}>
        <Strip name={site.studio} works={pictured(studio, workPictures.studio)} />
        <Strip name={site.academy} works={pictured(academy, workPictures.academy)} />
      </Section>
    </div>
  )
}

interface Work {
  key: string
  name: string
  alt?: string
  picture: PictureSource
}

function Strip({ name, works }: { name: string; works: readonly Work[] }) {
  const { does } = useWords(housePhrases)
  const { carousel } = useWords(commonWords)
  return (
    <div className={styles.strip}>
      <h3 className={styles.name}>{name}</h3>
      <Carousel
        label={does(name)}
        words={carousel}
        className={styles.carousel}
        align="center"
        autoplay
        slides={works.map((work) => ({ key: work.key, content: <Slide work={work} /> }))}
      />
    </div>
  )
}

function Slide({ work }: { work: Work }) {
  return (
    <figure className={styles.slide}>
      <Picture
        className={styles.picture}
        picture={withAlt(work.picture, work.alt)}
        sizes="(width >= 75rem) 20vw, 36vw"
      />
      <figcaption>{work.name}</figcaption>
    </figure>
  )
}

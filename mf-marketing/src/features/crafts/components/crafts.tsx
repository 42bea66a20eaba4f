import { useSite } from '@arunika/federation/use-site'
import { Carousel, Picture, Section } from '@arunika/ui'
import { useMediaQuery, widthQueries } from '@arunika/ui/hooks'
import { academyWork, studioWork, type Work } from '../../../content/work.ts'
import styles from './crafts.module.css'

/** Products of both houses, on wide screens; on others its pictures are never loaded. */
export function Crafts() {
  const site = useSite()
  // The style sheet hides it anyway; here it is not rendered at all.
  const narrow = useMediaQuery(widthQueries.belowMedium)
  if (narrow) return null
  return (
    <div className={styles.wide}>
      <Section
        ground="ink"
        title="WHAT WE DO"
        display
        lead="Twelve crafts under one roof, and a table for each."
      >
        <Strip name={site.studio} works={studioWork} />
        <Strip name={site.academy} works={academyWork} />
      </Section>
    </div>
  )
}

function Strip({ name, works }: { name: string; works: readonly Work[] }) {
  return (
    <div className={styles.strip}>
      <h3 className={styles.name}>{name}</h3>
      <Carousel
        label={`What ${name} does`}
        className={styles.carousel}
        align="center"
        autoplay
        slides={works.map((work) => ({ key: work.name, content: <Slide work={work} /> }))}
      />
    </div>
  )
}

function Slide({ work }: { work: Work }) {
  return (
    <figure className={styles.slide}>
      <Picture className={styles.picture} picture={work.picture} sizes="(width >= 75rem) 20vw, 36vw" />
      <figcaption>{work.name}</figcaption>
    </figure>
  )
}

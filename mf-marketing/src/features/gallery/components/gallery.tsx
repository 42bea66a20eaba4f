import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Carousel, Notice, Section } from '@arunika/ui'
import { useHighlightedPortfolio } from '../api/get-highlighted-portfolio.ts'
import { galleryPhrases } from '../phrases.ts'
import { galleryWords } from '../words.ts'
import { type GalleryGroup, galleryGroups } from '../works.ts'
import styles from './gallery.module.css'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { WorkFigure } from './work-figure.tsx'

/** Student works by course, fetched live from the learning-management host. */
export function Gallery() {
  const { lmsUrl } = useSite()
  const words = useWords(galleryWords)
  const { data, error, mutate, inViewRef } = useHighlightedPortfolio()
  const groups = data ? galleryGroups(data, lmsUrl) : []
  return (
    <Section ground="ink" title={words.title} display lead={words.lead} rootRef={inViewRef}>
      {groups.length > 0 ? (
        groups.map((group) => <Room key={group.course} group={group} />)
      ) : error ? (
        <div className={styles.error}>
          <Notice title={words.away} onRetry={() => void mutate()} retryLabel={words.retry}>
            {words.awayText}
          </Notice>
        </div>
      ) : (
        <GallerySkeleton />
      )}
    </Section>
  )
}

function Room({ group: { course, works } }: { group: GalleryGroup }) {
  const words = useWords(galleryWords)
  const phrases = useWords(galleryPhrases)
  return (
    <div className={styles.room}>
      <h3 className={styles.course}>{course}</h3>
      <Carousel
        label={phrases.worksOf(course)}
        words={words.carousel}
        className={styles.carousel}
        slides={works.map((work) => ({ key: work.id, content: <WorkFigure work={work} /> }))}
        inAddress
      />
    </div>
  )
}

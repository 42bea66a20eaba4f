import { useSite } from '@arunika/federation/use-site'
import { Carousel, Notice, Section } from '@arunika/ui'
import { useMemo } from 'react'
import { useHighlightedPortfolio } from '../api/get-highlighted-portfolio.ts'
import { type GalleryGroup, galleryGroups } from '../works.ts'
import styles from './gallery.module.css'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { WorkFigure } from './work-figure.tsx'

/** Works of the academy's students by course, live from the learning-management host. */
export function Gallery() {
  const { lmsUrl } = useSite()
  const { data, error, mutate, inViewRef } = useHighlightedPortfolio()
  const groups = useMemo(() => (data ? galleryGroups(data, lmsUrl) : []), [data, lmsUrl])
  return (
    <Section
      ground="ink"
      title="Arts Gallery"
      display
      lead="Made in our classes, by students between six and twenty-two."
      rootRef={inViewRef}
    >
      {groups.length > 0 ? (
        groups.map((group) => <Room key={group.course} group={group} />)
      ) : error ? (
        <div className={styles.error}>
          <Notice title="The gallery is being rehung" onRetry={() => void mutate()}>
            We could not fetch the works just now. Please try again in a moment.
          </Notice>
        </div>
      ) : (
        <GallerySkeleton />
      )}
    </Section>
  )
}

function Room({ group: { course, works } }: { group: GalleryGroup }) {
  return (
    <div className={styles.room}>
      <h3 className={styles.course}>{course}</h3>
      <Carousel
        label={`Student works: ${course}`}
        className={styles.carousel}
        slides={works.map((work) => ({ key: work.key, content: <WorkFigure work={work} /> }))}
      />
    </div>
  )
}

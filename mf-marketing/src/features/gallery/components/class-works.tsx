import { useSite } from '@arunika/federation/use-site'
import { Carousel, Section } from '@arunika/ui'
import { useHighlightedPortfolio } from '../api/get-highlighted-portfolio.ts'
import { galleryGroups } from '../works.ts'
import styles from './gallery.module.css'
import { WorkFigure } from './work-figure.tsx'

/** Works of other classes shown where this one has none. */
const OF_EACH = 2

/** What students made in this class, or in others of the academy; nothing while the gallery is away. */
export function ClassWorks({ name }: { name: string }) {
  const { lmsUrl } = useSite()
  const { data } = useHighlightedPortfolio()
  const groups = data ? galleryGroups(data, lmsUrl) : []
  const own = groups.find(({ course }) => course === name)?.works
  const works = own ?? groups.flatMap((group) => group.works.slice(0, OF_EACH))
  if (works.length === 0) return null
  return (
    <Section
      ground="ink"
      title={own ? 'Made in this class' : 'Made in our classes'}
      lead={
        own
          ? undefined
          : 'The works of this class are not in our gallery yet: these are from the rooms next door.'
      }
    >
      <Carousel
        label={own ? `Student works: ${name}` : 'Student works'}
        className={styles.carousel}
        slides={works.map((work) => ({ key: work.key, content: <WorkFigure work={work} /> }))}
      />
    </Section>
  )
}

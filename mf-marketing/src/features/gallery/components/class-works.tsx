import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { Carousel, Section } from '@arunika/ui'
import { useHighlightedPortfolio } from '../api/get-highlighted-portfolio.ts'
import { galleryPhrases } from '../phrases.ts'
import { galleryWords } from '../words.ts'
import { galleryGroups } from '../works.ts'
import styles from './gallery.module.css'
import { WorkFigure } from './work-figure.tsx'

/** Works shown per other class, if this class has none. */
const OF_EACH = 2

interface ClassWorksProps {
  /** Name of the class. */
  name: string
  texts: { label: string; inThisClass: string; inOurClasses: string; fromNextDoor: string }
}

/** Student works of this class, or of others if it has none; renders nothing while the gallery is unavailable. */
export function ClassWorks({ name, texts }: ClassWorksProps) {
  const { lmsUrl } = useSite()
  const words = useWords(galleryWords)
  const phrases = useWords(galleryPhrases)
  const { data } = useHighlightedPortfolio()
  const groups = data ? galleryGroups(data, lmsUrl) : []
  const own = groups.find(({ course }) => course === name)?.works
  const works = own ?? groups.flatMap((group) => group.works.slice(0, OF_EACH))
  if (works.length === 0) return null
  return (
    <Section
      ground="ink"
      title={own ? texts.inThisClass : texts.inOurClasses}
      lead={own ? undefined : texts.fromNextDoor}
    >
      <Carousel
        label={own ? phrases.worksOf(name) : texts.label}
        words={words.carousel}
        className={styles.carousel}
        slides={works.map((work) => ({ key: work.id, content: <WorkFigure work={work} /> }))}
        inAddress
      />
    </Section>
  )
}

import { useWords } from '@anyam/federation/use-words'
import type { ArticleCard as Card } from '@arunika/contracts'
import { truncate } from '@arunika/text'
import { Carousel, VisuallyHidden } from '@arunika/ui'
import { Unbroken } from '../../../components/unbroken.tsx'
import { listWords } from '../list-words.ts'
import { ArticleCard } from './article-card.tsx'
import styles from './article-slider.module.css'

/** Pixels between two slides. */
const GAP = 40
/** Maximum title length in characters. */
const TITLE_LENGTH = 30

interface ArticleSliderProps {
  articles: readonly Card[]
  label: string
  /** Called when the last articles come into view. */
  onNearEnd?: () => void
}

/** The remaining articles in one endless row. */
export function ArticleSlider({ articles, label, onNearEnd }: ArticleSliderProps) {
  const { carousel } = useWords(listWords)
  const slides = articles.map((article) => ({
    key: article.id,
    content: <ArticleCard article={article} variant="slide" title={<CutTitle full={article.title} />} />,
  }))
  return (
    <Carousel
      label={label}
      words={carousel}
      slides={slides}
      gap={GAP}
      className={styles.slider}
      {...(onNearEnd ? { onNearEnd } : {})}
    />
  )
}

/** A truncated title; screen readers get the full one. */
function CutTitle({ full }: { full: string }) {
  const cut = truncate(full, TITLE_LENGTH)
  if (cut === full) return <Unbroken text={full} />
  return (
    <>
      <span aria-hidden="true">
        <Unbroken text={cut} />
      </span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  )
}

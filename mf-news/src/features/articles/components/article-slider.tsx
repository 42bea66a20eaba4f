import type { ArticleCard as Card } from '@arunika/contracts'
import { useWords } from '@arunika/federation/use-words'
import { Carousel } from '@arunika/ui'
import { listWords } from '../list-words.ts'
import { ArticleCard } from './article-card.tsx'
import styles from './article-slider.module.css'

/** Pixels between two slides. */
const GAP = 40

interface ArticleSliderProps {
  articles: readonly Card[]
  label: string
  /** Called when the last articles come into view. */
  onNearEnd?: () => void
}

/** All further articles in one endless row. */
export function ArticleSlider({ articles, label, onNearEnd }: ArticleSliderProps) {
  const { carousel } = useWords(listWords)
  const slides = articles.map((article) => ({
    key: article.id,
    content: <ArticleCard article={article} variant="slide" />,
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

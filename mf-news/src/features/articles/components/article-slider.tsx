import type { ArticleCard as Card } from '@arunika/shared/contracts'
import { Carousel } from '@arunika/shared/ui'
import { ArticleCard } from './article-card.tsx'
import styles from './article-slider.module.css'

/** Pixels between two slides. */
const GAP = 40

/** The articles that have no place above, side by side without an end. */
export function ArticleSlider({ articles, label }: { articles: readonly Card[]; label: string }) {
  const slides = articles.map((article) => ({
    key: article.id,
    content: <ArticleCard article={article} look="slide" />,
  }))
  return <Carousel label={label} slides={slides} gap={GAP} className={styles.slider} />
}

import type { ArticleCard as Card } from '@arunika/contracts'
import { ArticleCard } from './article-card.tsx'
import styles from './card-grid.module.css'

/** Articles in rows, with as many columns as fit. */
export function CardGrid({ articles }: { articles: readonly Card[] }) {
  return (
    <ul className={styles.grid}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} variant="tile" />
        </li>
      ))}
    </ul>
  )
}

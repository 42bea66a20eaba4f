import type { ArticleCard as Card } from '@arunika/contracts'
import type { LeadBlock } from '../blocks.ts'
import { ArticleCard } from './article-card.tsx'
import styles from './lead-grid.module.css'

/** One large card and up to three small ones. */
export function LeadGrid({ block: { large, small } }: { block: LeadBlock<Card> }) {
  return (
    <div className={styles.grid}>
      <ArticleCard article={large} variant="large" />
      {small.length > 0 && (
        <ul className={styles.small}>
          {small.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} variant="small" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

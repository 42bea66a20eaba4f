import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { ArticleCategory } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { Badge } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { cardWords } from '../words.ts'
import styles from './category-badges.module.css'

interface CategoryBadgesProps {
  categories: readonly ArticleCategory[]
  /** Shows the HOT! badge first. */
  hot?: boolean
  /** Links each badge to the articles of its category. */
  linked?: boolean
}

export function CategoryBadges({ categories, hot = false, linked = false }: CategoryBadgesProps) {
  const language = useLanguage()
  const words = useWords(cardWords)
  if (!hot && categories.length === 0) return null
  return (
    <ul className={styles.badges}>
      {hot && (
        <li>
          <Badge variant="hot">{words.hot}</Badge>
        </li>
      )}
      {categories.map(({ id, name, language: ofName }) => (
        <li key={id} lang={langIn(ofName, language)}>
          {linked ? (
            <Link to={`/articles?category=${id}`} className={styles.link}>
              <Badge>{name}</Badge>
            </Link>
          ) : (
            <Badge>{name}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}

import { useLanguage } from '@anyam/federation/use-words'
import type { ArticleCard as Card } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { longDay } from '@arunika/text'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Unbroken } from '../../../components/unbroken.tsx'
import { excerptOf } from '../excerpt-of.ts'
import styles from './article-card.module.css'
import { ArticlePicture } from './article-picture.tsx'
import { CategoryBadges } from './category-badges.tsx'

type CardVariant = 'large' | 'small' | 'slide' | 'tile'

const PICTURE_SIZES: Record<CardVariant, string> = {
  large: '(min-width: 78rem) 44rem, (min-width: 60rem) 56vw, 92vw',
  small: '(min-width: 60rem) 14rem, (min-width: 40rem) 15rem, 32vw',
  slide: '(min-width: 60rem) 18rem, (min-width: 40rem) 50vw, 92vw',
  tile: '(min-width: 78rem) 24rem, (min-width: 60rem) 30vw, (min-width: 44rem) 46vw, 92vw',
}

interface ArticleCardProps {
  article: Card
  variant: CardVariant
  /** Shortened title, if the card does not show all of it. */
  title?: ReactNode
}

/** An article in a list; the whole card is a link. */
export function ArticleCard({ article, variant, title }: ArticleCardProps) {
  // Tiles directly follow the page title, so their heading is one level higher.
  const language = useLanguage()
  const lang = langIn(article.language, language)
  const Heading = variant === 'tile' ? 'h2' : 'h3'
  return (
    <article className={`${styles.card} ${styles[variant]}`}>
      <div className={styles.frame}>
        <ArticlePicture article={article} sizes={PICTURE_SIZES[variant]} className={styles.picture} />
      </div>
      <div className={styles.words}>
        {variant !== 'slide' && <CategoryBadges categories={article.categories} />}
        <Heading className={styles.title} dir="auto" lang={lang}>
          <Link to={`/articles/${article.id}`} className={styles.link}>
            {title ?? <Unbroken text={article.title} />}
          </Link>
        </Heading>
        {(variant === 'large' || variant === 'tile') && (
          <p className={styles.excerpt} dir="auto" lang={lang}>
            {excerptOf(article)}
          </p>
        )}
        <time className={styles.date} dateTime={article.date}>
          {longDay(article.date, language)}
        </time>
      </div>
    </article>
  )
}

import type { ArticleCard } from '@arunika/contracts'
import { longDay } from '@arunika/text'
import { ButtonLink, VisuallyHidden } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { excerptOf } from '../excerpt-of.ts'
import { ArticlePicture } from './article-picture.tsx'
import { CategoryBadges } from './category-badges.tsx'
import styles from './headline.module.css'

/** The site's news headline: the first article. */
export function Headline({ article }: { article: ArticleCard }) {
  const address = `/articles/${article.id}`
  return (
    <article className={styles.headline}>
      <Link to={address} className={styles.frame} tabIndex={-1} aria-hidden="true">
        <ArticlePicture
          article={article}
          sizes="(min-width: 78rem) 46rem, (min-width: 60rem) 58vw, 92vw"
          className={styles.picture}
          lead
        />
      </Link>
      <div className={styles.words}>
        <CategoryBadges categories={article.categories} hot />
        <h2 className={styles.title} dir="auto">
          <Link to={address}>{article.title}</Link>
        </h2>
        <p className={styles.excerpt} dir="auto">
          {excerptOf(article)}
        </p>
        <p className={styles.foot}>
          <ButtonLink to={address}>
            Read More<VisuallyHidden> of {article.title}</VisuallyHidden>
          </ButtonLink>
          <time dateTime={article.date}>{longDay(article.date)}</time>
        </p>
      </div>
    </article>
  )
}

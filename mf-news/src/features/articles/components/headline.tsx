import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { ArticleCard } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { longDay } from '@arunika/text'
import { ButtonLink, VisuallyHidden } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { Unbroken } from '../../../components/unbroken.tsx'
import { excerptOf } from '../excerpt-of.ts'
import { cardWords } from '../words.ts'
import { ArticlePicture } from './article-picture.tsx'
import { CategoryBadges } from './category-badges.tsx'
import styles from './headline.module.css'

/** The headline of the newsroom: the newest article. */
export function Headline({ article }: { article: ArticleCard }) {
  const language = useLanguage()
  const lang = langIn(article.language, language)
  const { readMore, of } = useWords(cardWords)
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
        <h2 className={styles.title} dir="auto" lang={lang}>
          <Link to={address}>
            <Unbroken text={article.title} />
          </Link>
        </h2>
        <p className={styles.excerpt} dir="auto" lang={lang}>
          {excerptOf(article)}
        </p>
        <p className={styles.foot}>
          <ButtonLink to={address}>
            {readMore}
            <VisuallyHidden>
              {' '}
              {of} {article.title}
            </VisuallyHidden>
          </ButtonLink>
          <time dateTime={article.date}>{longDay(article.date, language)}</time>
        </p>
      </div>
    </article>
  )
}

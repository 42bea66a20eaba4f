import type { Article } from '@arunika/contracts'
import { useSite } from '@arunika/federation/use-site'
import { longDay, plainText } from '@arunika/text'
import { type ReactNode, useMemo } from 'react'
import { readingMinutes } from '../reading-time.ts'
import styles from './article-head.module.css'
import { Unbroken } from './unbroken.tsx'

interface ArticleHeadProps {
  article: Article
  badges: ReactNode
}

/** Date, title and byline. */
export function ArticleHead({ article, badges }: ArticleHeadProps) {
  const site = useSite()
  const minutes = useMemo(() => readingMinutes(plainText(article.content)), [article.content])
  return (
    <header className={styles.head}>
      {badges}
      <time className={styles.date} dateTime={article.date}>
        {longDay(article.date)}
      </time>
      <h1 className={styles.title} dir="auto">
        <Unbroken text={article.title} />
      </h1>
      <p className={styles.byline}>
        <span>By {article.byline ?? `${site.name} Editorial`}</span>
        <span>{minutes} min read</span>
      </p>
    </header>
  )
}

import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import type { Article } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { longDay, plainText } from '@arunika/text'
import { type ReactNode, useMemo } from 'react'
import { Unbroken } from '../../../components/unbroken.tsx'
import { readingMinutes } from '../reading-time.ts'
import { readingWords } from '../words.ts'
import styles from './article-head.module.css'

interface ArticleHeadProps {
  article: Article
  badges: ReactNode
}

/** Date, title and byline. */
export function ArticleHead({ article, badges }: ArticleHeadProps) {
  const site = useSite()
  const words = useWords(readingWords)
  const minutes = useMemo(() => readingMinutes(plainText(article.content)), [article.content])
  return (
    <header className={styles.head}>
      {badges}
      <time className={styles.date} dateTime={article.date}>
        {longDay(article.date, site.language)}
      </time>
      <h1 className={styles.title} dir="auto" lang={langIn(article.language, site.language)}>
        <Unbroken text={article.title} />
      </h1>
      <p className={styles.byline}>
        <span>{words.by(article.byline ?? words.editorial(site.name))}</span>
        <span>{words.minutes(minutes)}</span>
      </p>
    </header>
  )
}

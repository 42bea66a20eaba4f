import { siteHtml } from '@anyam/data'
import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { Article } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { RichText } from '@arunika/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { fitGalleries } from '../galleries.ts'
import { hashtagsOf } from '../hashtags.ts'
import { readingWords } from '../words.ts'
import styles from './story.module.css'

interface StoryProps {
  article: Article
  head: ReactNode
  picture: ReactNode
  share: ReactNode
}

/** An article: head, picture and text. */
export function Story({ article, head, picture, share }: StoryProps) {
  const language = useLanguage()
  const words = useWords(readingWords)
  const lang = langIn(article.language, language)
  const hashtags = hashtagsOf(article.hashtags)
  return (
    <article className={styles.story}>
      <div className={styles.progress} aria-hidden="true" />
      {head}
      <div className={styles.picture}>{picture}</div>
      <div className={styles.columns}>
        <aside className={styles.share} aria-label={words.shareThis}>
          {share}
        </aside>
        <div className={styles.words}>
          {lang && words.onlyEnglish && <p className={styles.language}>{words.onlyEnglish}</p>}
          <div lang={lang}>
            <RichText html={fitGalleries(siteHtml(article.content))} headings={2} />
          </div>
          {hashtags.length > 0 && (
            <ul className={styles.hashtags} aria-label={words.hashtags}>
              {hashtags.map((tag) => (
                <li key={tag}>
                  <Link to={`/articles?hashtag=${encodeURIComponent(tag)}`}>#{tag}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </article>
  )
}

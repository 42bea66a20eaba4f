import type { Article } from '@arunika/contracts'
import { siteHtml } from '@arunika/data'
import { RichText } from '@arunika/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { hashtagsOf } from '../hashtags.ts'
import styles from './story.module.css'

interface StoryProps {
  article: Article
  head: ReactNode
  picture: ReactNode
  share: ReactNode
}

/** A whole article: head, picture and text. */
export function Story({ article, head, picture, share }: StoryProps) {
  const hashtags = hashtagsOf(article.hashtags)
  return (
    <article className={styles.story}>
      <div className={styles.progress} aria-hidden="true" />
      {head}
      <div className={styles.picture}>{picture}</div>
      <div className={styles.columns}>
        <aside className={styles.share} aria-label="Share this article">
          {share}
        </aside>
        <div className={styles.words}>
          <RichText html={siteHtml(article.content)} />
          {hashtags.length > 0 && (
            <ul className={styles.hashtags} aria-label="Hashtags">
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

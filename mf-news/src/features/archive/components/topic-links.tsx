import { useLanguage, useWords } from '@anyam/federation/use-words'
import type { ArticleTopics } from '@arunika/contracts'
import { langIn } from '@arunika/contracts/site'
import { Link } from 'react-router-dom'
import { archiveAddress, type Finding } from '../finding.ts'
import { archiveWords } from '../words.ts'
import styles from './topic-links.module.css'

/** Category and hashtag filters; the active one links back to the full list. */
export function TopicLinks({ topics, finding }: { topics: ArticleTopics; finding: Finding | undefined }) {
  const language = useLanguage()
  const words = useWords(archiveWords)
  const { q = '', category = '', hashtag = '' } = finding ?? {}
  const links = [
    {
      key: 'all',
      lang: undefined,
      name: words.all,
      to: archiveAddress({ q }),
      on: finding && !category && !hashtag,
    },
    ...topics.categories.map(({ id, name, language: ofName }) => ({
      key: `category ${id}`,
      lang: langIn(ofName, language),
      name,
      to: archiveAddress({ q, hashtag, category: category === String(id) ? '' : String(id) }),
      on: category === String(id),
    })),
    ...topics.hashtags.map(({ name }) => ({
      key: `hashtag ${name}`,
      lang: langIn(undefined, language),
      name: `#${name}`,
      to: archiveAddress({ q, category, hashtag: hashtag.toLowerCase() === name ? '' : name }),
      on: hashtag.toLowerCase() === name,
    })),
  ]
  return (
    <nav aria-label={words.topics} className={styles.topics}>
      <ul>
        {links.map(({ key, lang, name, to, on }) => (
          <li key={key} lang={lang}>
            <Link to={to} aria-current={on ? 'true' : undefined} rel={q ? 'nofollow' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { VisuallyHidden } from '@arunika/ui'
import { type SubmitEvent, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTopics } from '../api/get-topics.ts'
import { archiveAddress, type Finding } from '../finding.ts'
import styles from './finder.module.css'
import { TopicLinks } from './topic-links.tsx'

/** A search field and the topics; both only lead to an address, so they work without scripts. */
export function Finder({ finding }: { finding?: Finding | undefined }) {
  const { data: topics } = useTopics()
  const navigate = useNavigate()
  const id = useId()

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    const { category = '', hashtag = '' } = finding ?? {}
    navigate(archiveAddress({ q: typeof q === 'string' ? q.trim() : '', category, hashtag }))
  }

  return (
    <div className={styles.finder}>
      {/* biome-ignore lint/a11y/useSemanticElements: the element for it is unknown to older browsers */}
      <form role="search" className={styles.form} action="/articles" onSubmit={search}>
        <label htmlFor={id}>
          <VisuallyHidden>Search the news</VisuallyHidden>
        </label>
        <input
          id={id}
          type="search"
          name="q"
          // A new search comes with a new field, so that it shows what was searched for.
          key={finding?.q}
          defaultValue={finding?.q}
          placeholder="Search the news"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        {finding?.category && <input type="hidden" name="category" value={finding.category} />}
        {finding?.hashtag && <input type="hidden" name="hashtag" value={finding.hashtag} />}
        <button type="submit">Search</button>
      </form>
      {topics && <TopicLinks topics={topics} finding={finding} />}
    </div>
  )
}

import { useLanguage, useWords } from '@anyam/federation/use-words'
import { inLanguage } from '@arunika/contracts/site'
import { SearchField } from '@arunika/ui'
import { useNavigate } from 'react-router-dom'
import { useTopics } from '../api/get-topics.ts'
import { archiveAddress, type Finding } from '../finding.ts'
import { archiveWords } from '../words.ts'
import styles from './finder.module.css'
import { TopicLinks } from './topic-links.tsx'

/** A search field and topic links. Both only navigate to an address, so they work without scripts. */
export function Finder({ finding }: { finding?: Finding | undefined }) {
  const { data: topics, inViewRef } = useTopics()
  const navigate = useNavigate()
  const language = useLanguage()
  const { search, searchNews } = useWords(archiveWords)
  const { category = '', hashtag = '', q } = finding ?? {}
  return (
    <div ref={inViewRef} className={styles.finder}>
      <SearchField
        label={searchNews}
        button={search}
        action={inLanguage('/articles', language)}
        words={q}
        onSearch={(words) => navigate(archiveAddress({ q: words, category, hashtag }))}
      >
        {category && <input type="hidden" name="category" value={category} />}
        {hashtag && <input type="hidden" name="hashtag" value={hashtag} />}
      </SearchField>
      {topics && <TopicLinks topics={topics} finding={finding} />}
    </div>
  )
}

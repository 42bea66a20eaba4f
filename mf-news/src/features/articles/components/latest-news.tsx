import { useWords } from '@anyam/federation/use-words'
import { ButtonLink, Section } from '@arunika/ui'
import type { ReactNode, RefCallback } from 'react'
import { useNewestCards } from '../api/get-newest-cards.ts'
import { cardWords } from '../words.ts'
import styles from './latest-news.module.css'
import { LeadGrid } from './lead-grid.tsx'

/** The newest articles, in a page of another remote; renders nothing if there are none. */
export function LatestNews({ count }: { count: number }) {
  const { data: articles = [], inViewRef } = useNewestCards(count)
  const [large, ...small] = articles
  if (!large) return null
  return (
    <Newsroom rootRef={inViewRef}>
      <LeadGrid block={{ large, small }} />
    </Newsroom>
  )
}

/** Link to the newsroom, shown if the articles cannot be. */
export const NewsLink = () => <Newsroom />

function Newsroom({ rootRef, children }: { rootRef?: RefCallback<Element>; children?: ReactNode }) {
  const words = useWords(cardWords)
  return (
    <Section title={words.fromNewsroom} display lead={words.lead} rootRef={rootRef}>
      {children}
      <p className={styles.all}>
        <ButtonLink variant="secondary" to="/articles">
          {words.allNews}
        </ButtonLink>
      </p>
    </Section>
  )
}

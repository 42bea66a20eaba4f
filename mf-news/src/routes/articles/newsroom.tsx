import { AfterPaint } from '@anyam/federation/after-paint'
import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import { ButtonLink, Notice, Section } from '@arunika/ui'
import { useRef } from 'react'
import { Finder } from '../../features/archive/components/finder.tsx'
import { archiveAddress } from '../../features/archive/finding.ts'
import { newsroomWords } from '../../features/archive/newsroom-words.ts'
import { archiveWords } from '../../features/archive/words.ts'
import { useArticleCards } from '../../features/articles/api/get-article-cards.ts'
import { newsBlocks } from '../../features/articles/blocks.ts'
import { ArticleSlider } from '../../features/articles/components/article-slider.tsx'
import { HeadlineSkeleton, ListsSkeleton } from '../../features/articles/components/articles-skeleton.tsx'
import { FreshNews } from '../../features/articles/components/fresh-news.tsx'
import { Headline } from '../../features/articles/components/headline.tsx'
import { LeadGrid } from '../../features/articles/components/lead-grid.tsx'
import { Masthead } from '../../features/articles/components/masthead.tsx'
import { useLongList } from '../../features/articles/hooks/use-long-list.ts'
import { useSteadyList } from '../../features/articles/hooks/use-steady-list.ts'
import { listWords } from '../../features/articles/list-words.ts'
import { cardWords } from '../../features/articles/words.ts'
import styles from './newsroom.module.css'

/** The newest articles, in decreasing size. */
export function Newsroom() {
  const site = useSite()
  const { title, lead } = useWords(newsroomWords)
  const words = useWords(archiveWords)
  const lists = useWords(listWords)
  const { allNews } = useWords(cardWords)
  const root = useRef<HTMLDivElement>(null)
  const { data, error, mutate } = useArticleCards()
  const { items: newest, isWaiting, update } = useSteadyList(data, root)
  const { items, onNearEnd } = useLongList(newest, site.language)
  const { headline, latest, more } = newsBlocks(items ?? [])
  const failed = items === undefined && error !== undefined

  const showNews = () => {
    update()
    window.scrollTo({ top: 0 })
  }

  return (
    <div ref={root}>
      <Masthead title={title} lead={lead(site.name)}>
        <Finder />
        {headline && <Headline article={headline} />}
        {!items && !failed && <HeadlineSkeleton />}
      </Masthead>
      {failed && (
        <Section>
          <Notice title={lists.unavailable} onRetry={() => mutate()} retryLabel={lists.retry}>
            {lists.unreachable}
          </Notice>
        </Section>
      )}
      {items?.length === 0 && (
        <Section>
          <Notice title={words.noNews}>{words.noNewsText}</Notice>
        </Section>
      )}
      {!items && !failed && <ListsSkeleton {...words} />}
      <AfterPaint>
        {latest && (
          <Section title={words.whatsNew} display>
            <LeadGrid block={latest} />
          </Section>
        )}
        {more.length > 0 && (
          <Section ground="tint" title={words.moreNews} display>
            <ArticleSlider articles={more} label={words.further} onNearEnd={onNearEnd} />
            <p className={styles.all}>
              <ButtonLink variant="secondary" to={archiveAddress({})}>
                {allNews}
              </ButtonLink>
            </p>
          </Section>
        )}
      </AfterPaint>
      <FreshNews isWaiting={isWaiting} onShow={showNews} />
    </div>
  )
}

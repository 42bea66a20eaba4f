import { slotKey } from '@anyam/federation'
import { AfterPaint } from '@anyam/federation/after-paint'
import { Slot } from '@anyam/federation/slot'
import { useSite } from '@anyam/federation/use-site'
import { useWords } from '@anyam/federation/use-words'
import type { ArticleDetail } from '@arunika/contracts'
import { inLanguage } from '@arunika/contracts/site'
import { Section } from '@arunika/ui'
import { useState } from 'react'
import { relatedBlocks } from '../../features/articles/blocks.ts'
import { ArticlePicture } from '../../features/articles/components/article-picture.tsx'
import { ArticleSlider } from '../../features/articles/components/article-slider.tsx'
import { CategoryBadges } from '../../features/articles/components/category-badges.tsx'
import { LeadGrid } from '../../features/articles/components/lead-grid.tsx'
import { ArticleHead } from '../../features/reading/components/article-head.tsx'
import { Share } from '../../features/reading/components/share.tsx'
import { Story } from '../../features/reading/components/story.tsx'
import { linkedSlots } from '../../features/reading/linked-slots.ts'
import { readingWords } from '../../features/reading/words.ts'
import styles from './article-view.module.css'

/** An article with its related articles. */
export function ArticleView({ detail: { article, relatedArticles } }: { detail: ArticleDetail }) {
  const site = useSite()
  const words = useWords(readingWords)
  // Frozen on first render: polling must not replace cards that a visitor is about to tap.
  const [{ related, more }] = useState(() => relatedBlocks(relatedArticles))
  return (
    <>
      <Story
        article={article}
        head={
          <ArticleHead article={article} badges={<CategoryBadges categories={article.categories} linked />} />
        }
        picture={<ArticlePicture article={article} sizes="(min-width: 70rem) 64rem, 92vw" lead />}
        share={
          <Share
            title={article.title}
            url={site.publicUrl + inLanguage(`/articles/${article.id}`, site.language)}
          />
        }
      />
      <AfterPaint>
        <div className={styles.further}>
          {linkedSlots(article).map((use) => (
            <Slot key={slotKey(use)} {...use} />
          ))}
          {related && (
            <Section ground="tint" title={words.related} display>
              <LeadGrid block={related} />
            </Section>
          )}
          {more.length > 0 && (
            <Section title={words.moreNews} display>
              <ArticleSlider articles={more} label={words.further} />
            </Section>
          )}
        </div>
      </AfterPaint>
    </>
  )
}

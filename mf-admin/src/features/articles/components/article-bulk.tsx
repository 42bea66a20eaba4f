import type { AdminArticleRow } from '@arunika/admin-contracts'
import type { ArticleCategory } from '@arunika/contracts'
import { useState } from 'react'
import { BulkActions } from '../../../components/table/bulk-actions.tsx'
import { ARTICLES } from '../api/get-articles.ts'
import { articleActions, categoriseAction } from '../bulk-actions.ts'
import styles from './article-bulk.module.css'

interface ArticleBulkProps {
  rows: readonly AdminArticleRow[]
  categories: readonly ArticleCategory[]
  onDone: () => void
}

/** Publishes, unpublishes or categorises the selected articles. */
export function ArticleBulk({ rows, categories, onDone }: ArticleBulkProps) {
  const [category, setCategory] = useState<ArticleCategory>()
  const actions = category ? [...articleActions, categoriseAction(category)] : articleActions
  return (
    <>
      <select
        className={styles.category}
        aria-label="Category to add"
        value={category?.id ?? ''}
        onChange={({ target }) => setCategory(categories.find(({ id }) => String(id) === target.value))}
      >
        <option value="">Add to a category…</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <BulkActions path={ARTICLES} actions={actions} rows={rows} onDone={onDone} />
    </>
  )
}

import type { ArticleCategory } from '@arunika/contracts'
import type { BulkAction } from '../../components/table/bulk-actions.tsx'

const many = (count: number) => (count === 1 ? 'this article' : `these ${count} articles`)

/** Bulk actions on articles. */
export const articleActions: readonly BulkAction[] = [
  {
    label: 'Publish',
    question: (count) => `Publish ${many(count)} now?`,
    body: { action: 'publish' },
  },
  {
    label: 'Unpublish',
    question: (count) => `Make ${count === 1 ? 'a draft' : 'drafts'} of ${many(count)}?`,
    body: { action: 'unpublish' },
  },
]

export const categoriseAction = ({ id, name }: ArticleCategory): BulkAction => ({
  label: `Add to ${name}`,
  question: (count) => `Add ${many(count)} to “${name}”?`,
  body: { action: 'categorise', category: id },
})

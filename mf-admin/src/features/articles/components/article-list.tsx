import { type AdminArticleRow, NO_CATEGORY } from '@arunika/admin-contracts'
import type { ArticleCategory } from '@arunika/contracts'
import { shortDay } from '@arunika/text'
import { ButtonLink } from '@arunika/ui'
import { Link } from 'react-router-dom'
import { NewEntries } from '../../../components/document/new-entries.tsx'
import type { Column } from '../../../components/table/data-table.tsx'
import { DeleteDialog } from '../../../components/table/delete-dialog.tsx'
import { EntryLink } from '../../../components/table/entry-link.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { ActionButton, ActionLink, RowActions, SiteLink } from '../../../components/table/row-actions.tsx'
import { useDeletableList } from '../../../components/table/use-deletable-list.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import type { Filter } from '../../../lib/list-view.ts'
import { useIsOnlySpecified } from '../../../lib/only-specified.ts'
import { isAllowed } from '../../../lib/rights.ts'
import { useSummary } from '../../../lib/use-summary.ts'
import { deleteArticle } from '../api/delete-article.ts'
import { ARTICLES, useArticles } from '../api/get-articles.ts'
import { ArticleBulk } from './article-bulk.tsx'
import styles from './article-list.module.css'
import { IN_REVIEW, STATUS_NAMES, StatusBadge } from './status-badge.tsx'

const categoryNames = ({ categories }: AdminArticleRow) => categories.map(({ name }) => name).join(', ')

/** Authors open their own drafts only; the list has no articles of others for them. */
const mayOpen = ({ status }: AdminArticleRow) => isAllowed('news') || status === 'draft'

const columnsWith = (onDelete: (articles: readonly AdminArticleRow[]) => void): Column<AdminArticleRow>[] => [
  {
    title: 'Title',
    width: 'rest',
    card: 'head',
    sortable: true,
    cell: (article) => (
      <bdi>
        {mayOpen(article) ? (
          <EntryLink to={`/admin/articles/edit/${article.id}`}>{article.title}</EntryLink>
        ) : (
          article.title
        )}
      </bdi>
    ),
  },
  { title: 'Category', isWhole: true, cell: categoryNames },
  {
    title: 'Excerpt',
    width: 'most',
    isWhole: true,
    cell: ({ excerpt }) => (
      <span className={styles.excerpt} dir="auto">
        {excerpt}
      </span>
    ),
  },
  {
    title: 'Publish Date',
    width: 'least',
    sortable: true,
    cell: ({ date }) => <time dateTime={date}>{shortDay(date)}</time>,
  },
  {
    title: 'Status',
    width: 'least',
    cell: (article) => <StatusBadge article={article} />,
  },
  {
    title: 'Actions',
    width: 'least',
    card: 'foot',
    cell: (article) => (
      <RowActions>
        {mayOpen(article) && (
          <ActionLink kind="edit" label={`Edit ${article.title}`} to={`/admin/articles/edit/${article.id}`} />
        )}
        {article.status === 'published' && (
          <SiteLink label={`View ${article.title} on the site`} to={`/articles/${article.id}`} />
        )}
        {mayOpen(article) && (
          <ActionButton kind="delete" label={`Delete ${article.title}`} onClick={() => onDelete([article])} />
        )}
      </RowActions>
    ),
  },
]

/** @param hasReviews without reviews nothing of them shows, as for one administrator */
const statusFilter = (hasReviews: boolean): Filter => ({
  name: 'status',
  label: 'Status',
  options: hasReviews ? { ...STATUS_NAMES, review: IN_REVIEW } : STATUS_NAMES,
})

const categoryFilter = (categories: readonly ArticleCategory[]): Filter => ({
  name: 'category',
  label: 'Category',
  options: {
    ...Object.fromEntries(categories.map(({ id, name }) => [String(id), name])),
    [NO_CATEGORY]: 'Without category',
  },
})

interface ArticleListProps {
  /** Options of the filter; empty until loaded. */
  categories: readonly ArticleCategory[] | undefined
}

export function ArticleList({ categories = [] }: ArticleListProps) {
  const query = useListQuery()
  const isOnlySpecified = useIsOnlySpecified()
  const { data: summary } = useSummary()
  const isInReview = (summary?.articlesInReview ?? 0) > 0 || query.filters.status === 'review'
  const { screen, question } = useDeletableList(useArticles(query), {
    path: ARTICLES,
    query,
    columnsWith,
    // The specification knows published articles only.
    filters: [
      categoryFilter(categories),
      ...(isOnlySpecified ? [] : [statusFilter(isInReview || !isAllowed('news'))]),
    ],
  })
  return (
    <>
      <NewEntries path="articles" />
      <ListScreen
        label="Articles"
        plural="articles"
        {...screen}
        nameOf={({ title }) => title}
        bulkActions={({ selected, clear }) =>
          isAllowed('news') && <ArticleBulk rows={selected} categories={categories} onDone={clear} />
        }
        tools={
          isAllowed('news') &&
          !isOnlySpecified && (
            <ButtonLink variant="secondary" to="/admin/articles/import">
              Import
            </ButtonLink>
          )
        }
        emptyAction={<Link to="/admin/articles/create">Write the first article</Link>}
      />
      <DeleteDialog
        {...question}
        noun={['article', 'articles']}
        {...(isAllowed('news') && { trashedAs: 'article' as const })}
        remove={({ id }) => deleteArticle(id)}
      >
        {({ title }) => title}
      </DeleteDialog>
    </>
  )
}

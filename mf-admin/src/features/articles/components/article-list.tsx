import type { AdminArticle } from '@arunika/shared/contracts'
import { plainText, shortDay } from '@arunika/shared/text'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Column } from '../../../kit/list/data-table.tsx'
import { DeleteDialog } from '../../../kit/list/delete-dialog.tsx'
import { ListScreen } from '../../../kit/list/list-screen.tsx'
import type { Filter } from '../../../kit/list/list-view.ts'
import { ActionButton, ActionLink, RowActions } from '../../../kit/list/row-actions.tsx'
import { useList } from '../../../kit/list/use-list.ts'
import { deleteArticle } from '../api/delete-article.ts'
import { ARTICLES, useArticles } from '../api/get-articles.ts'
import { excerpt } from '../excerpt.ts'
import styles from './article-list.module.css'
import { STATUS_NAMES, StatusBadge } from './status-badge.tsx'

const categoryNames = ({ categories }: AdminArticle) => categories.map(({ name }) => name).join(', ')

const columnsWith = (onDelete: (articles: readonly AdminArticle[]) => void): Column<AdminArticle>[] => [
  {
    title: 'Title',
    width: 'rest',
    card: 'head',
    sortBy: ({ title }) => title,
    cell: ({ title }) => <strong>{title}</strong>,
  },
  { title: 'Category', sortBy: categoryNames, cell: categoryNames },
  {
    title: 'Excerpt',
    width: 'most',
    cell: ({ content }) => <span className={styles.excerpt}>{excerpt(content)}</span>,
  },
  {
    title: 'Publish Date',
    width: 'least',
    sortBy: ({ date }) => date,
    cell: ({ date }) => <time dateTime={date}>{shortDay(date)}</time>,
  },
  {
    title: 'Status',
    width: 'least',
    sortBy: ({ status }) => status,
    cell: (article) => <StatusBadge article={article} />,
  },
  {
    title: 'Actions',
    width: 'least',
    card: 'foot',
    cell: (article) => (
      <RowActions>
        <ActionLink kind="edit" label={`Edit ${article.title}`} to={`/admin/articles/edit/${article.id}`} />
        <ActionButton kind="delete" label={`Delete ${article.title}`} onClick={() => onDelete([article])} />
      </RowActions>
    ),
  },
]

/** Every category that an article has, to filter by. */
function categoryFilter(articles: readonly AdminArticle[] = []): Filter<AdminArticle> {
  const all = articles.flatMap(({ categories }) =>
    categories.map(({ id, name }) => [String(id), name] as const),
  )
  return {
    name: 'category',
    label: 'Category',
    options: Object.fromEntries(all.toSorted(([, a], [, b]) => a.localeCompare(b))),
    valuesOf: ({ categories }) => categories.map(({ id }) => String(id)),
  }
}

const statusFilter: Filter<AdminArticle> = {
  name: 'status',
  label: 'Status',
  options: STATUS_NAMES,
  valuesOf: ({ status }) => [status],
}

export function ArticleList() {
  const { data, error, mutate } = useArticles()
  const [doomed, setDoomed] = useState<readonly AdminArticle[]>([])
  const columns = columnsWith(setDoomed)
  const list = useList(data, {
    columns,
    searchText: (article) =>
      `${article.title} ${categoryNames(article)} ${article.hashtags} ${plainText(article.content)}`,
    filters: [categoryFilter(data), statusFilter],
  })
  return (
    <>
      <ListScreen
        label="Articles"
        things="articles"
        columns={columns}
        list={list}
        error={error}
        onRetry={() => void mutate()}
        onDelete={setDoomed}
        nameOf={({ title }) => title}
        emptyAction={<Link to="/admin/articles/create">Write the first article</Link>}
      />
      <DeleteDialog
        doomed={doomed}
        noun={['article', 'articles']}
        listKey={ARTICLES}
        remove={({ id }) => deleteArticle(id)}
        onClose={() => setDoomed([])}
      >
        {({ title }) => title}
      </DeleteDialog>
    </>
  )
}

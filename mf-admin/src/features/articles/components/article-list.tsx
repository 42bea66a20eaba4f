import type { AdminArticle } from '@arunika/shared/contracts'
import { plainText, shortDay } from '@arunika/shared/text'
import { Link } from 'react-router-dom'
import type { Column } from '../../../kit/list/data-table.tsx'
import { DeleteDialog } from '../../../kit/list/delete-dialog.tsx'
import { ListScreen } from '../../../kit/list/list-screen.tsx'
import type { Filter } from '../../../kit/list/list-view.ts'
import { ActionButton, ActionLink, RowActions } from '../../../kit/list/row-actions.tsx'
import { useDeletableList } from '../../../kit/list/use-deletable-list.ts'
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
  const { data: rows, error, mutate: retry } = useArticles()
  const { screen, question } = useDeletableList(
    { rows, error, retry },
    {
      columnsWith,
      searchText: (article) =>
        `${article.title} ${categoryNames(article)} ${article.hashtags} ${plainText(article.content)}`,
      filters: [categoryFilter(rows), statusFilter],
    },
  )
  return (
    <>
      <ListScreen
        label="Articles"
        things="articles"
        {...screen}
        nameOf={({ title }) => title}
        emptyAction={<Link to="/admin/articles/create">Write the first article</Link>}
      />
      <DeleteDialog
        {...question}
        noun={['article', 'articles']}
        listKey={ARTICLES}
        remove={({ id }) => deleteArticle(id)}
      >
        {({ title }) => title}
      </DeleteDialog>
    </>
  )
}

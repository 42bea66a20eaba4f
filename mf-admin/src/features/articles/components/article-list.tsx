import type { Article } from '@arunika/shared/contracts'
import { shortDay } from '@arunika/shared/text'
import { Badge } from '@arunika/shared/ui'
import { useState } from 'react'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { DeleteDialog } from '../../../kit/list/delete-dialog.tsx'
import { ActionButton, ActionLink, RowActions } from '../../../kit/list/row-actions.tsx'
import { deleteArticle } from '../api/delete-article.ts'
import { ARTICLES, useArticles } from '../api/get-articles.ts'
import { excerpt } from '../excerpt.ts'
import styles from './article-list.module.css'

const columnsWith = (onDelete: (article: Article) => void): Column<Article>[] => [
  { title: 'No', width: 'least', cell: (_, index) => index + 1 },
  { title: 'Title', width: 'rest', head: true, cell: ({ title }) => <strong>{title}</strong> },
  { title: 'Category', cell: ({ categories }) => categories.map(({ name }) => name).join(', ') },
  {
    title: 'Excerpt',
    width: 'most',
    cell: ({ content }) => <span className={styles.excerpt}>{excerpt(content)}</span>,
  },
  {
    title: 'Publish Date',
    width: 'least',
    cell: ({ date }) => <time dateTime={date}>{shortDay(date)}</time>,
  },
  { title: 'Status', width: 'least', cell: () => <Badge look="good">Published</Badge> },
  {
    title: 'Actions',
    width: 'least',
    cell: (article) => (
      <RowActions>
        <ActionLink kind="edit" label={`Edit ${article.title}`} to={`/admin/articles/edit/${article.id}`} />
        <ActionButton kind="delete" label={`Delete ${article.title}`} onClick={() => onDelete(article)} />
      </RowActions>
    ),
  },
]

export function ArticleList() {
  const { data, error, mutate } = useArticles()
  const [doomed, setDoomed] = useState<Article>()
  return (
    <>
      <DataTable
        label="Articles"
        columns={columnsWith(setDoomed)}
        rows={data}
        error={error}
        onRetry={() => void mutate()}
        rowKey={({ id }) => id}
      />
      <DeleteDialog
        doomed={doomed}
        question="Are you sure you want to delete this article?"
        listKey={ARTICLES}
        remove={({ id }) => deleteArticle(id)}
        onClose={() => setDoomed(undefined)}
      >
        {({ title }) => title}
      </DeleteDialog>
    </>
  )
}

import type { Category } from '@arunika/shared/contracts'
import { useState } from 'react'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { DeleteDialog } from '../../../kit/list/delete-dialog.tsx'
import { ActionButton, ActionLink, RowActions } from '../../../kit/list/row-actions.tsx'
import { deleteCategory } from '../api/delete-category.ts'
import { CATEGORIES, useCategories } from '../api/get-categories.ts'
import { deletionNote } from '../deletion-note.ts'

const columnsWith = (onDelete: (category: Category) => void): Column<Category>[] => [
  { title: 'No', width: 'least', cell: (_, index) => index + 1 },
  { title: 'Name', width: 'rest', head: true, cell: ({ name }) => <strong>{name}</strong> },
  { title: 'Number of Articles', width: 'least', cell: ({ articles }) => articles.length },
  {
    title: 'Actions',
    width: 'least',
    cell: (category) => (
      <RowActions>
        <ActionLink
          kind="edit"
          label={`Edit ${category.name}`}
          to={`/admin/categories/edit/${category.id}`}
        />
        <ActionButton kind="delete" label={`Delete ${category.name}`} onClick={() => onDelete(category)} />
      </RowActions>
    ),
  },
]

export function CategoryList() {
  const { data, error, mutate } = useCategories()
  const [doomed, setDoomed] = useState<Category>()
  return (
    <>
      <DataTable
        label="Categories"
        columns={columnsWith(setDoomed)}
        rows={data}
        error={error}
        onRetry={() => void mutate()}
        rowKey={({ id }) => id}
      />
      <DeleteDialog
        doomed={doomed}
        question="Are you sure you want to delete this category?"
        listKey={CATEGORIES}
        remove={({ id }) => deleteCategory(id)}
        onClose={() => setDoomed(undefined)}
      >
        {deletionNote}
      </DeleteDialog>
    </>
  )
}

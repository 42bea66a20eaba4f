import type { Category } from '@arunika/shared/contracts'
import { Link } from 'react-router-dom'
import type { Column } from '../../../kit/list/data-table.tsx'
import { DeleteDialog } from '../../../kit/list/delete-dialog.tsx'
import { ListScreen } from '../../../kit/list/list-screen.tsx'
import { ActionButton, ActionLink, RowActions } from '../../../kit/list/row-actions.tsx'
import { useDeletableList } from '../../../kit/list/use-deletable-list.ts'
import { deleteCategory } from '../api/delete-category.ts'
import { CATEGORIES, useCategories } from '../api/get-categories.ts'
import { deletionNote } from '../deletion-note.ts'

const columnsWith = (onDelete: (categories: readonly Category[]) => void): Column<Category>[] => [
  {
    title: 'Name',
    width: 'rest',
    card: 'head',
    sortBy: ({ name }) => name,
    cell: ({ name }) => <strong>{name}</strong>,
  },
  {
    title: 'Number of Articles',
    width: 'least',
    sortBy: ({ articles }) => articles.length,
    cell: ({ articles }) => articles.length,
  },
  {
    title: 'Actions',
    width: 'least',
    card: 'foot',
    cell: (category) => (
      <RowActions>
        <ActionLink
          kind="edit"
          label={`Edit ${category.name}`}
          to={`/admin/categories/edit/${category.id}`}
        />
        <ActionButton kind="delete" label={`Delete ${category.name}`} onClick={() => onDelete([category])} />
      </RowActions>
    ),
  },
]

export function CategoryList() {
  const { data: rows, error, mutate: retry } = useCategories()
  const { screen, question } = useDeletableList(
    { rows, error, retry },
    { columnsWith, searchText: ({ name }) => name },
  )
  return (
    <>
      <ListScreen
        label="Categories"
        things="categories"
        {...screen}
        nameOf={({ name }) => name}
        emptyAction={<Link to="/admin/categories/create">Name the first category</Link>}
      />
      <DeleteDialog
        {...question}
        noun={['category', 'categories']}
        listKey={CATEGORIES}
        remove={({ id }) => deleteCategory(id)}
      >
        {deletionNote}
      </DeleteDialog>
    </>
  )
}

import type { CategoryRow } from '@arunika/admin-contracts'
import { OTHER_LANGUAGES } from '@arunika/contracts/site'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Column } from '../../../components/table/data-table.tsx'
import { DeleteDialog } from '../../../components/table/delete-dialog.tsx'
import { EntryLink } from '../../../components/table/entry-link.tsx'
import { ListScreen } from '../../../components/table/list-screen.tsx'
import { ActionButton, ActionLink, RowActions } from '../../../components/table/row-actions.tsx'
import { useDeletableList } from '../../../components/table/use-deletable-list.ts'
import { useListQuery } from '../../../components/table/use-list-query.ts'
import { useIsOnlySpecified, WithOwnApi } from '../../../lib/only-specified.ts'
import { deleteCategory } from '../api/delete-category.ts'
import { CATEGORIES, useCategories } from '../api/get-categories.ts'
import { deletionWarning } from '../deletion-warning.ts'
import styles from './category-list.module.css'
import { HeirSelect } from './heir-select.tsx'

const columnsWith = (onDelete: (categories: readonly CategoryRow[]) => void): Column<CategoryRow>[] => [
  {
    title: 'Name',
    width: 'rest',
    card: 'head',
    sortable: true,
    cell: ({ id, name, translations }) => (
      <span className={styles.names}>
        <bdi>
          <EntryLink to={`/admin/categories/edit/${id}`}>{name}</EntryLink>
        </bdi>
        {OTHER_LANGUAGES.map(
          (language) =>
            translations?.[language] && (
              <bdi key={language} className={styles.translation} lang={language}>
                {translations[language].name}
              </bdi>
            ),
        )}
      </span>
    ),
  },
  {
    title: 'Number of Articles',
    width: 'least',
    sortable: true,
    cell: ({ articles }) => articles,
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
  const query = useListQuery()
  const { screen, question } = useDeletableList(useCategories(query), {
    path: CATEGORIES,
    query,
    columnsWith,
  })
  const [heir, setHeir] = useState<number>()
  const isOnlySpecified = useIsOnlySpecified()
  return (
    <>
      <ListScreen
        label="Categories"
        plural="categories"
        {...screen}
        nameOf={({ name }) => name}
        emptyAction={<Link to="/admin/categories/create">Name the first category</Link>}
      />
      <DeleteDialog
        {...question}
        noun={['category', 'categories']}
        trashedAs="category"
        remove={({ id }) => deleteCategory(id, heir)}
        choice={
          <WithOwnApi>
            <HeirSelect pendingDelete={question.pendingDelete} value={heir} onChange={setHeir} />
          </WithOwnApi>
        }
        onClose={() => {
          setHeir(undefined)
          question.onClose()
        }}
      >
        {(category) => deletionWarning(category, isOnlySpecified)}
      </DeleteDialog>
    </>
  )
}

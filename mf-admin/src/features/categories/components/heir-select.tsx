import type { CategoryRow } from '@arunika/admin-contracts'
import { Field } from '@arunika/ui'
import { useCategoryNames } from '../api/get-categories.ts'

interface HeirSelectProps {
  pendingDelete: readonly CategoryRow[]
  /** Id of the selected category; undefined detaches the articles. */
  value: number | undefined
  onChange: (id: number | undefined) => void
}

/** Selects the category that receives the articles of deleted ones, so that none silently loses its only category. */
export function HeirSelect({ pendingDelete, value, onChange }: HeirSelectProps) {
  const { data: categories = [] } = useCategoryNames()
  const heirs = categories.filter(({ id }) => pendingDelete.every((category) => category.id !== id))
  if (heirs.length === 0 || pendingDelete.every(({ articles }) => articles === 0)) return null
  return (
    <Field label="Move their articles to">
      {(control) => (
        <select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
        >
          <option value="">No other category</option>
          {heirs.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

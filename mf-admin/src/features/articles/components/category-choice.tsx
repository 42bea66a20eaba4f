import type { ArticleCategory } from '@arunika/contracts'
import { Skeleton } from '@arunika/ui'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { ArticleControl } from '../article-fields.ts'
import styles from './choices.module.css'

interface CategoryChoiceProps {
  control: ArticleControl
  categories: readonly ArticleCategory[] | undefined
}

export function CategoryChoice({ control, categories }: CategoryChoiceProps) {
  const { field, fieldState } = useController({ name: 'categories', control })
  const errorId = useId()
  const error = fieldState.error?.message
  const toggle = (id: number, chosen: boolean) =>
    field.onChange(chosen ? [...field.value, id] : field.value.filter((other) => other !== id))

  return (
    <fieldset className={styles.choice} aria-describedby={error && errorId}>
      <legend className={styles.legend}>Categories</legend>
      {!categories && <Skeleton className={styles.placeholder} />}
      {categories?.length === 0 && (
        <p className={styles.none}>
          There is no category yet. <Link to="/admin/categories/create">Create New Category</Link>
        </p>
      )}
      <div className={styles.options}>
        {categories?.map(({ id, name }, index) => (
          <label key={id} className={styles.option}>
            <input
              type="checkbox"
              ref={index === 0 ? field.ref : undefined}
              checked={field.value.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
              onBlur={field.onBlur}
            />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

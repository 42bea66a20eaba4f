import { type ArticleCategory, categoryInput } from '@arunika/shared/contracts'
import { Field } from '@arunika/shared/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { AdminForm } from '../../../kit/form/admin-form.tsx'
import { CATEGORIES } from '../api/get-categories.ts'
import { saveCategory } from '../api/save-category.ts'

/** Creates a category, or changes the given one. */
export function CategoryForm({ category }: { category?: ArticleCategory }) {
  const form = useForm({
    resolver: standardSchemaResolver(categoryInput),
    defaultValues: { name: category?.name ?? '' },
  })
  return (
    <AdminForm
      form={form}
      save={(values) => saveCategory(values, category?.id)}
      listPath="/admin/categories"
      listKey={CATEGORIES}
    >
      <Field label="Name" fault={form.formState.errors.name?.message}>
        {(control) => <input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
    </AdminForm>
  )
}

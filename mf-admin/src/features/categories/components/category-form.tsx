import { type CategoryFormValues, type CategoryInput, categoryInput } from '@arunika/admin-contracts'
import { Field } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AdminForm } from '../../../components/form/admin-form.tsx'
import { CATEGORIES } from '../api/get-categories.ts'
import { getCategory } from '../api/get-category.ts'
import { saveCategory } from '../api/save-category.ts'

const valuesOf = (category?: CategoryFormValues): CategoryInput => ({
  name: category?.name ?? '',
  if_updated_at: category?.updatedAt,
})

/** Creates a category, or changes the given one. */
export function CategoryForm({ category }: { category?: CategoryFormValues }) {
  const [id, setId] = useState(category?.id)
  const form = useForm({
    resolver: standardSchemaResolver(categoryInput),
    defaultValues: valuesOf(category),
  })
  return (
    <AdminForm
      form={form}
      save={(values) => saveCategory(values, id)}
      listPath="/admin/categories"
      listKey={CATEGORIES}
      onStayed={setId}
      versions={{
        noun: 'category',
        loadTheirs: async () => valuesOf(await getCategory(id ?? 0)),
        describe: ({ name }) => [{ label: 'Name', value: name }],
      }}
    >
      <Field label="Name" error={form.formState.errors.name?.message}>
        {(control) => <input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
    </AdminForm>
  )
}

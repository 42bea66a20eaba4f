import { type CategoryFormValues, type CategoryInput, categoryInput } from '@arunika/admin-contracts'
import { Field } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AdminForm } from '../../../components/form/admin-form.tsx'
import type { FieldText } from '../../../components/versions/field-texts.ts'
import { CATEGORIES } from '../api/get-categories.ts'
import { getCategory } from '../api/get-category.ts'
import { saveCategory } from '../api/save-category.ts'

const valuesOf = (category?: CategoryFormValues): CategoryInput => ({
  name: category?.name ?? '',
  if_updated_at: category?.updatedAt,
})

const describe = ({ name }: { name: string }): FieldText[] => [{ label: 'Name', value: name }]

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
        describe,
      }}
      history={
        id === undefined
          ? undefined
          : { subject: 'category', id, describe: (entry) => describe(entry as CategoryFormValues) }
      }
    >
      <Field label="Name" error={form.formState.errors.name?.message}>
        {(control) => <input {...control} {...form.register('name')} autoComplete="off" dir="auto" />}
      </Field>
    </AdminForm>
  )
}

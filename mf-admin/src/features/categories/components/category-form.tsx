import { type CategoryFormValues, type CategoryInput, categoryInput } from '@arunika/admin-contracts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@arunika/contracts/site'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AdminForm } from '../../../components/form/admin-form.tsx'
import { TextInLanguage } from '../../../components/translation/text-in-language.tsx'
import { describeTranslations, translatedValues } from '../../../components/translation/translated-texts.ts'
import type { FieldText } from '../../../components/versions/field-texts.ts'
import { useIsOnlySpecified } from '../../../lib/only-specified.ts'
import { CATEGORIES } from '../api/get-categories.ts'
import { getCategory } from '../api/get-category.ts'
import { saveCategory } from '../api/save-category.ts'

const NAME = { name: 'name', label: 'Name', kind: 'single-line' } as const

const valuesOf = (category?: CategoryFormValues): CategoryInput => ({
  name: category?.name ?? '',
  if_updated_at: category?.updatedAt,
  ...translatedValues([NAME], (language) => category?.translations?.[language]),
})

const describe = (values: CategoryInput): FieldText[] => [
  { label: NAME.label, value: values.name },
  ...describeTranslations([NAME], values),
]

/** Creates a category, or edits the given one. */
export function CategoryForm({ category }: { category?: CategoryFormValues }) {
  const isOnlySpecified = useIsOnlySpecified()
  const [id, setId] = useState(category?.id)
  const form = useForm({
    resolver: standardSchemaResolver(categoryInput),
    defaultValues: valuesOf(category),
  })
  return (
    <AdminForm
      form={form}
      save={(values) => saveCategory(values, id)}
      specified={['name']}
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
          : { subject: 'category', id, describe: (entry) => describe(valuesOf(entry as CategoryFormValues)) }
      }
    >
      {LANGUAGES.filter((language) => language === DEFAULT_LANGUAGE || !isOnlySpecified).map((language) => (
        <TextInLanguage
          key={language}
          form={form}
          text={NAME}
          language={language}
          hint={language !== DEFAULT_LANGUAGE && 'Leave empty to show the English name.'}
        />
      ))}
    </AdminForm>
  )
}

import type { VacancyFormValues } from '@arunika/admin-contracts'
import {
  DEFAULT_JOB_LOCATION,
  JOB_TYPE_NAMES,
  type VacancyInput,
  vacancyInput,
  wholeVacancyTranslations,
} from '@arunika/contracts'
import { Field } from '@arunika/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { StoredInput, useStoredInput } from '../../../components/document/stored-input.tsx'
import type { DocumentKind } from '../../../components/document/use-document.ts'
import { AdminForm } from '../../../components/form/admin-form.tsx'
import { LanguageBar } from '../../../components/translation/language-bar.tsx'
import { LanguageColumns } from '../../../components/translation/language-columns.tsx'
import {
  describeTranslations,
  richNames,
  type TranslatedText,
  translatedFields,
  translatedValues,
} from '../../../components/translation/translated-texts.ts'
import { translationResolver } from '../../../components/translation/translation-resolver.ts'
import { useTranslation } from '../../../components/translation/use-translation.ts'
import { type FieldText, richText } from '../../../components/versions/field-texts.ts'
import { WithOwnApi } from '../../../lib/only-specified.ts'
import { VACANCIES } from '../api/get-vacancies.ts'
import { getVacancy } from '../api/get-vacancy.ts'
import { saveVacancy } from '../api/save-vacancy.ts'
import styles from './vacancy-form.module.css'

const STATUSES = { open: 'Open for application', closed: 'Closed for application' }

const TITLE = [{ name: 'title', label: 'Title', kind: 'single-line' }] as const
const LONG_TEXTS = [
  { name: 'description', label: 'Description', kind: 'rich' },
  { name: 'requirement', label: 'Requirement', kind: 'rich' },
] as const satisfies readonly TranslatedText[]
/** All translatable texts. */
const TEXTS = [...TITLE, ...LONG_TEXTS] as const

/** A new vacancy; the administrator must choose type and status. */
const blank = {
  title: '',
  location: DEFAULT_JOB_LOCATION,
  description: '',
  requirement: '',
  ...translatedValues(TEXTS, () => undefined),
}

const valuesOf = ({
  title,
  type,
  location,
  status,
  description,
  requirement,
  closesOn = null,
  salaryMin = null,
  salaryMax = null,
  translations,
  updatedAt,
}: VacancyFormValues): VacancyInput => ({
  title,
  type,
  location,
  status,
  description,
  requirement,
  closesOn,
  salaryMin,
  salaryMax,
  if_updated_at: updatedAt,
  ...translatedValues(TEXTS, (language) => translations?.[language]),
})

const describe = (values: VacancyInput): FieldText[] => [
  { label: 'Title', value: values.title },
  { label: 'Type', value: JOB_TYPE_NAMES[values.type] ?? '' },
  { label: 'Location', value: values.location },
  { label: 'Status', value: STATUSES[values.status] ?? '' },
  { label: 'Closes on', value: values.closesOn ?? '' },
  { label: 'Salary', value: [values.salaryMin, values.salaryMax].join('–') },
  richText('Description', values.description),
  richText('Requirement', values.requirement),
  ...describeTranslations(TEXTS, values),
]

/** Initial values of a copy. It is closed, so that it is reviewed before it is published. */
function copyOf(vacancy: VacancyFormValues): Partial<VacancyInput> {
  const { if_updated_at: _, ...values } = valuesOf(vacancy)
  return { ...values, title: `${values.title} (copy)`, status: 'closed', closesOn: null }
}

const richTexts = new Set<string>(richNames(LONG_TEXTS))

/** Vacancies as documents that the server stores while somebody types. */
const VACANCY: DocumentKind<VacancyFormValues> = {
  path: 'job-vacancies',
  noun: 'job vacancy',
  labels: {
    title: 'Title',
    type: 'Type',
    location: 'Location',
    status: 'Status',
    description: 'Description',
    requirement: 'Requirement',
    closesOn: 'Last day',
    salaryMin: 'Salary from',
    salaryMax: 'Salary to',
    ...Object.fromEntries(translatedFields(TEXTS).map(({ name, label }) => [name, label])),
  },
  isRichText: (name) => richTexts.has(name),
  load: (id) => getVacancy(id),
  valuesOf: (vacancy) => (vacancy ? valuesOf(vacancy) : blank),
}

interface VacancyFormProps {
  vacancy?: VacancyFormValues
  /** Id of a vacancy that was begun and never saved. */
  begun?: number
  /** The vacancy to copy. */
  original?: VacancyFormValues
}

const orNull = (text: unknown) => (text === '' || text === null ? null : text)
const numberOrNull = (text: unknown) => (orNull(text) === null ? null : Number(text))

/** Creates a vacancy, or edits the given one. */
export function VacancyForm({ vacancy: opened, begun, original }: VacancyFormProps) {
  const [vacancy, setVacancy] = useState(opened)
  const [begunId, setBegunId] = useState(begun)
  const navigate = useNavigate()
  const id = vacancy?.id
  const form = useForm<VacancyInput>({
    resolver: translationResolver(vacancyInput, wholeVacancyTranslations),
    defaultValues: opened ? valuesOf(opened) : original ? copyOf(original) : blank,
  })
  const { register, formState } = form
  const { errors } = formState
  const { handle, ...stored } = useStoredInput()
  const translation = useTranslation(form, TEXTS)

  async function save(values: VacancyInput) {
    const saved = await saveVacancy(handle.current?.versionsFor(values) ?? values, id)
    handle.current?.settle()
    return saved
  }

  async function goOn(savedId: number, sent: VacancyInput) {
    const saved = await getVacancy(savedId)
    setVacancy(saved)
    handle.current?.restart(saved, sent)
  }

  /** Reopens the saved vacancy; one that was never saved is gone. */
  async function startAgain() {
    if (id === undefined) {
      form.reset(blank)
      return navigate('/admin/job-vacancies')
    }
    const saved = await getVacancy(id)
    form.reset(valuesOf(saved))
    handle.current?.restart(saved, form.getValues())
    setVacancy(saved)
  }

  return (
    <AdminForm
      form={form}
      save={save}
      hold={() => handle.current?.hold()}
      specified={['title', 'type', 'location', 'status', 'description', 'requirement']}
      listPath="/admin/job-vacancies"
      listKey={VACANCIES}
      onStayed={goOn}
      isDocument={stored.isDocument}
      begunId={vacancy ? undefined : begunId}
      isStored={stored.isStored}
      onDiscard={() => handle.current?.abandon()}
      richTexts={richNames(LONG_TEXTS)}
      versions={{
        noun: 'job vacancy',
        loadTheirs: async () => valuesOf(await getVacancy(id ?? begunId ?? 0)),
        describe,
      }}
      history={
        id === undefined
          ? undefined
          : {
              subject: 'job vacancy',
              id,
              describe: (entry) => describe(valuesOf(entry as VacancyFormValues)),
            }
      }
      isWide={translation.isTranslating}
    >
      <WithOwnApi>
        <StoredInput
          form={form}
          kind={VACANCY}
          document={{ saved: vacancy, begunId, onBegun: setBegunId, onFirstSave: setVacancy }}
          isLive={vacancy?.status === 'open'}
          onDiscard={() => void handle.current?.discard(startAgain)}
          handle={handle}
          onStored={stored.onStored}
        />
      </WithOwnApi>
      <WithOwnApi>
        <LanguageBar translation={translation} />
      </WithOwnApi>
      <LanguageColumns form={form} texts={TITLE} translation={translation} />
      <div className={styles.row}>
        <Field label="Type" error={errors.type?.message}>
          {(props) => (
            <select {...props} {...register('type')}>
              <Options options={JOB_TYPE_NAMES} />
            </select>
          )}
        </Field>
        <Field label="Location" error={errors.location?.message}>
          {(props) => <input {...props} {...register('location')} autoComplete="off" dir="auto" />}
        </Field>
        <Field label="Status" error={errors.status?.message}>
          {(props) => (
            <select {...props} {...register('status')}>
              <Options options={STATUSES} />
            </select>
          )}
        </Field>
      </div>
      <WithOwnApi>
        <div className={styles.row}>
          <Field
            label="Last day"
            hint="Applications close after this day. Leave empty to close it manually."
            error={errors.closesOn?.message}
          >
            {(props) => <input {...props} {...register('closesOn', { setValueAs: orNull })} type="date" />}
          </Field>
          <Field
            label="Salary from"
            hint="Rupiah a month; empty to show none."
            error={errors.salaryMin?.message}
          >
            {(props) => (
              <input
                {...props}
                {...register('salaryMin', { setValueAs: numberOrNull })}
                type="number"
                min={0}
                step={1}
              />
            )}
          </Field>
          <Field label="Salary to" error={errors.salaryMax?.message}>
            {(props) => (
              <input
                {...props}
                {...register('salaryMax', { setValueAs: numberOrNull })}
                type="number"
                min={0}
                step={1}
              />
            )}
          </Field>
        </div>
      </WithOwnApi>
      <LanguageColumns form={form} texts={LONG_TEXTS} translation={translation} />
    </AdminForm>
  )
}

const Options = ({ options }: { options: Record<string, string> }) => (
  <>
    <option value="">Please choose</option>
    {Object.entries(options).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
)

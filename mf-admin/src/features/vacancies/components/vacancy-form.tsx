import {
  DEFAULT_JOB_LOCATION,
  JOB_TYPE_NAMES,
  type VacancyFormValues,
  type VacancyInput,
  vacancyInput,
} from '@arunika/shared/contracts'
import { Field } from '@arunika/shared/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { RichTextField } from '../../../kit/editor/rich-text-field.tsx'
import { AdminForm } from '../../../kit/form/admin-form.tsx'
import { VACANCIES } from '../api/get-vacancies.ts'
import { saveVacancy } from '../api/save-vacancy.ts'
import styles from './vacancy-form.module.css'

const STATUSES = { open: 'Open for application', closed: 'Closed for application' }

/** A new vacancy: type and status are left for the administrator to choose. */
const blank = { title: '', location: DEFAULT_JOB_LOCATION, description: '', requirement: '' }

const draftOf = ({ title, type, location, status, description, requirement }: VacancyFormValues) => ({
  title,
  type,
  location,
  status,
  description,
  requirement,
})

/** Creates a vacancy, or changes the given one. */
export function VacancyForm({ vacancy }: { vacancy?: VacancyFormValues }) {
  const form = useForm<VacancyInput>({
    resolver: standardSchemaResolver(vacancyInput),
    defaultValues: vacancy ? draftOf(vacancy) : blank,
  })
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <AdminForm
      form={form}
      save={(values) => saveVacancy(values, vacancy?.id)}
      listPath="/admin/job-vacancies"
      listKey={VACANCIES}
    >
      <Field label="Title" fault={errors.title?.message}>
        {(props) => <input {...props} {...register('title')} autoComplete="off" />}
      </Field>
      <div className={styles.row}>
        <Field label="Type" fault={errors.type?.message}>
          {(props) => (
            <select {...props} {...register('type')}>
              <Options options={JOB_TYPE_NAMES} />
            </select>
          )}
        </Field>
        <Field label="Location" fault={errors.location?.message}>
          {(props) => <input {...props} {...register('location')} autoComplete="off" />}
        </Field>
        <Field label="Status" fault={errors.status?.message}>
          {(props) => (
            <select {...props} {...register('status')}>
              <Options options={STATUSES} />
            </select>
          )}
        </Field>
      </div>
      <RichTextField label="Description" name="description" control={control} />
      <RichTextField label="Requirement" name="requirement" control={control} />
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

import { isMissing } from '@anyam/data'
import { useParams } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { useEdits } from '../../components/document/new-entry.ts'
import { LoadedForm } from '../../components/form/loaded-form.tsx'
import { screens } from '../../content/screens.ts'
import { useVacancy } from '../../features/vacancies/api/get-vacancy.ts'
import { VacancyForm } from '../../features/vacancies/components/vacancy-form.tsx'
import { useIsOnlySpecified } from '../../lib/only-specified.ts'

export default function VacancyEditPage() {
  const { id = '' } = useParams()
  return (
    <AdminLayout title={screens['vacancy-edit'].title}>
      <FilledForm key={id} id={id} />
    </AdminLayout>
  )
}

function FilledForm({ id }: { id: string }) {
  const vacancy = useVacancy(id)
  const isOnlySpecified = useIsOnlySpecified()
  const isMissingVacancy = vacancy.error !== undefined && isMissing(vacancy.error)
  const { data: begun } = useEdits('job-vacancies', isMissingVacancy && !isOnlySpecified ? id : undefined)
  if (begun) return <VacancyForm begun={Number(id)} />
  return (
    <LoadedForm loaded={vacancy} listPath="/admin/job-vacancies">
      {(data) => <VacancyForm vacancy={data} />}
    </LoadedForm>
  )
}

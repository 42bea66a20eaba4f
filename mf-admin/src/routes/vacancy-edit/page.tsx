import { useParams } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { LoadedForm } from '../../components/form/loaded-form.tsx'
import { screens } from '../../content/screens.ts'
import { useVacancy } from '../../features/vacancies/api/get-vacancy.ts'
import { VacancyForm } from '../../features/vacancies/components/vacancy-form.tsx'

export default function VacancyEditPage() {
  const { id = '' } = useParams()
  return (
    <AdminLayout title={screens['vacancy-edit'].title}>
      <FilledForm key={id} id={id} />
    </AdminLayout>
  )
}

function FilledForm({ id }: { id: string }) {
  return (
    <LoadedForm loaded={useVacancy(id)} listPath="/admin/job-vacancies">
      {(vacancy) => <VacancyForm vacancy={vacancy} />}
    </LoadedForm>
  )
}

import { useParams } from 'react-router-dom'
import { useVacancy } from '../../features/vacancies/api/get-vacancy.ts'
import { VacancyForm } from '../../features/vacancies/components/vacancy-form.tsx'
import { LoadedForm } from '../../kit/form/loaded-form.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function VacancyEditPage() {
  const { id = '' } = useParams()
  return (
    <AdminLayout title="Edit Job Vacancy">
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

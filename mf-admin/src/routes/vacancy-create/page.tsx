import { useLocation, useSearchParams } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { LoadedForm } from '../../components/form/loaded-form.tsx'
import { screens } from '../../content/screens.ts'
import { useVacancy } from '../../features/vacancies/api/get-vacancy.ts'
import { VacancyForm } from '../../features/vacancies/components/vacancy-form.tsx'

export default function VacancyCreatePage() {
  // The key separates two consecutive visits, which create different vacancies.
  const { key } = useLocation()
  const [search] = useSearchParams()
  const copied = search.get('copy')
  return (
    <AdminLayout title={screens['vacancy-create'].title}>
      {copied ? <Copy key={key} id={copied} /> : <VacancyForm key={key} />}
    </AdminLayout>
  )
}

function Copy({ id }: { id: string }) {
  return (
    <LoadedForm loaded={useVacancy(id)} listPath="/admin/job-vacancies">
      {(original) => <VacancyForm original={original} />}
    </LoadedForm>
  )
}

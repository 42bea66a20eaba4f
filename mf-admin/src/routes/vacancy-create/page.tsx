import { useLocation } from 'react-router-dom'
import { VacancyForm } from '../../features/vacancies/components/vacancy-form.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function VacancyCreatePage() {
  // A second visit without another screen in between is about another one.
  const { key } = useLocation()
  return (
    <AdminLayout title="Create Job Vacancy">
      <VacancyForm key={key} />
    </AdminLayout>
  )
}

import { useLocation } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { VacancyForm } from '../../features/vacancies/components/vacancy-form.tsx'

export default function VacancyCreatePage() {
  // A second visit without another screen in between is about another one.
  const { key } = useLocation()
  return (
    <AdminLayout title={screens['vacancy-create'].title}>
      <VacancyForm key={key} />
    </AdminLayout>
  )
}

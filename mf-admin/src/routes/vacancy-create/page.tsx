import { VacancyForm } from '../../features/vacancies/components/vacancy-form.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function VacancyCreatePage() {
  return (
    <AdminLayout title="Create Job Vacancy">
      <VacancyForm />
    </AdminLayout>
  )
}

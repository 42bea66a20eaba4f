import { ButtonLink } from '@arunika/ui'
import { VacancyList } from '../../features/vacancies/components/vacancy-list.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function VacanciesPage() {
  return (
    <AdminLayout
      title="Manage Job Vacancies"
      action={<ButtonLink to="/admin/job-vacancies/create">Create New Job Vacancy</ButtonLink>}
    >
      <VacancyList />
    </AdminLayout>
  )
}

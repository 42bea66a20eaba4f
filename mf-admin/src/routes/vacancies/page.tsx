import { ButtonLink } from '@arunika/ui'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { VacancyList } from '../../features/vacancies/components/vacancy-list.tsx'
import { isAllowed } from '../../lib/rights.ts'

export default function VacanciesPage() {
  return (
    <AdminLayout
      title={screens.vacancies.title}
      action={
        isAllowed('careers') && (
          <ButtonLink to="/admin/job-vacancies/create">Create New Job Vacancy</ButtonLink>
        )
      }
    >
      <VacancyList />
    </AdminLayout>
  )
}

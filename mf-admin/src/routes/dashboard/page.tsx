import { useArticles } from '../../features/articles/api/get-articles.ts'
import { useCategories } from '../../features/categories/api/get-categories.ts'
import { type Figure, Overview } from '../../features/dashboard/components/overview.tsx'
import { Welcome } from '../../features/dashboard/components/welcome.tsx'
import { useVacancies } from '../../features/vacancies/api/get-vacancies.ts'
import { newApplications } from '../../features/vacancies/new-applications.ts'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function DashboardPage() {
  return (
    <AdminLayout title="Dashboard">
      <Welcome />
      <Lists />
    </AdminLayout>
  )
}

function Lists() {
  const { data: articles } = useArticles()
  const { data: categories } = useCategories()
  const { data: vacancies } = useVacancies()
  const figures: Figure[] = [
    {
      label: 'Articles',
      value: articles?.length,
      to: '/admin/articles',
      task: { label: 'Create New Article', to: '/admin/articles/create' },
    },
    {
      label: 'Categories',
      value: categories?.length,
      to: '/admin/categories',
      task: { label: 'Create New Category', to: '/admin/categories/create' },
    },
    {
      label: 'Open Job Vacancies',
      value: vacancies?.filter(({ status }) => status === 'open').length,
      to: '/admin/job-vacancies',
      task: { label: 'Create New Job Vacancy', to: '/admin/job-vacancies/create' },
    },
    {
      label: 'New Applications',
      value: vacancies?.reduce((sum, vacancy) => sum + newApplications(vacancy), 0),
      to: '/admin/job-vacancies',
    },
  ]
  return <Overview figures={figures} />
}

import { useArticles } from '../../features/articles/api/get-articles.ts'
import { useCategories } from '../../features/categories/api/get-categories.ts'
import { type Figure, Overview } from '../../features/dashboard/components/overview.tsx'
import { useVacancies } from '../../features/vacancies/api/get-vacancies.ts'
import { newApplications } from '../../features/vacancies/new-applications.ts'

/** The lists in figures. */
export function Figures() {
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
      to: '/admin/job-vacancies?status=open',
      task: { label: 'Create New Job Vacancy', to: '/admin/job-vacancies/create' },
    },
    {
      label: 'Unread Applications',
      value: vacancies?.reduce((sum, vacancy) => sum + newApplications(vacancy), 0),
      to: '/admin/job-vacancies?sort=-new-applications',
    },
  ]
  return <Overview figures={figures} />
}

import { useFigures } from '../../features/dashboard/api/get-figures.ts'
import { type Figure, Overview } from '../../features/dashboard/components/overview.tsx'

/** The lists in figures. */
export function Figures() {
  const { data, error, mutate } = useFigures()
  const figures: Figure[] = [
    {
      label: 'Articles',
      value: data?.articles,
      to: '/admin/articles',
      task: { label: 'Create New Article', to: '/admin/articles/create' },
    },
    {
      label: 'Categories',
      value: data?.categories,
      to: '/admin/categories',
      task: { label: 'Create New Category', to: '/admin/categories/create' },
    },
    {
      label: 'Open Job Vacancies',
      value: data?.openVacancies,
      to: '/admin/job-vacancies?status=open',
      task: { label: 'Create New Job Vacancy', to: '/admin/job-vacancies/create' },
    },
    {
      label: 'Unread Applications',
      value: data?.newApplications,
      to: '/admin/job-vacancies?sort=-new-applications',
    },
  ]
  return <Overview figures={figures} error={data ? undefined : error} onRetry={() => void mutate()} />
}

import type { Area } from '@arunika/admin-contracts'
import { useFigures } from '../../features/dashboard/api/get-figures.ts'
import { type Figure, Overview } from '../../features/dashboard/components/overview.tsx'
import { isAllowed } from '../../lib/rights.ts'

interface OwnFigure extends Figure {
  area: Area
}

/** Counts of the lists that the person may see. */
export function Figures() {
  const { data, error, mutate } = useFigures()
  const figures: OwnFigure[] = [
    {
      area: 'news',
      label: 'Articles',
      value: data?.articles,
      to: '/admin/articles',
      task: { label: 'Create New Article', to: '/admin/articles/create' },
    },
    {
      area: 'news',
      label: 'Categories',
      value: data?.categories,
      to: '/admin/categories',
      task: { label: 'Create New Category', to: '/admin/categories/create' },
    },
    {
      area: 'hiring',
      label: 'Open Job Vacancies',
      value: data?.openVacancies,
      to: '/admin/job-vacancies?status=open',
      ...(isAllowed('careers') && {
        task: { label: 'Create New Job Vacancy', to: '/admin/job-vacancies/create' },
      }),
    },
    {
      area: 'hiring',
      label: 'Unread Applications',
      value: data?.newApplications,
      to: '/admin/job-vacancies?sort=-new-applications',
    },
  ]
  const own = figures.filter(({ area }) => isAllowed(area))
  if (own.length === 0) return null
  return <Overview figures={own} error={data ? undefined : error} onRetry={() => void mutate()} />
}

import type { VacancyRow } from '@arunika/admin-contracts'
import { JOB_TYPE_NAMES } from '@arunika/contracts'
import { Card } from '../../features/dashboard/components/card.tsx'
import { useVacancies } from '../../features/vacancies/api/get-vacancies.ts'

function responsesText({ applications, newApplications }: VacancyRow): string {
  const all = applications === 1 ? '1 application' : `${applications.toLocaleString('en-US')} applications`
  return newApplications > 0 ? `${all}, ${newApplications.toLocaleString('en-US')} unread` : all
}

/** The first page of open vacancies, newest first. */
const OPEN = { search: '', sort: '', page: 1, after: '', before: '', filters: { status: 'open' } }

/** Open vacancies, each with a link to its applications. */
export function OpenVacancies() {
  const { data, error, mutate } = useVacancies(OPEN)
  return (
    <Card
      title="Open job vacancies"
      entries={data?.entries.map((vacancy) => ({
        key: vacancy.id,
        to: `/admin/job-vacancies/applications/${vacancy.id}`,
        label: vacancy.title,
        detail: `${JOB_TYPE_NAMES[vacancy.type]}, ${responsesText(vacancy)}`,
      }))}
      empty="No vacancy is open for application."
      more={{ label: 'All job vacancies', to: '/admin/job-vacancies' }}
      error={error}
      onRetry={() => void mutate()}
    />
  )
}

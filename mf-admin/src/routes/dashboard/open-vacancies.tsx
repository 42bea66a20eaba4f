import { type AdminVacancy, JOB_TYPE_NAMES } from '@arunika/shared/contracts'
import { Card } from '../../features/dashboard/components/card.tsx'
import { useVacancies } from '../../features/vacancies/api/get-vacancies.ts'
import { newApplications } from '../../features/vacancies/new-applications.ts'

function responsesText(vacancy: AdminVacancy): string {
  const { length } = vacancy.applicationResponses
  const unread = newApplications(vacancy)
  const all = length === 1 ? '1 application' : `${length} applications`
  return unread > 0 ? `${all}, ${unread} unread` : all
}

/** The vacancies that can be applied for, each a way to its applications. */
export function OpenVacancies() {
  const { data, error, mutate } = useVacancies()
  const open = data?.filter(({ status }) => status === 'open')
  return (
    <Card
      title="Open job vacancies"
      lines={open?.map((vacancy) => ({
        key: vacancy.id,
        to: `/admin/job-vacancies/applications/${vacancy.id}`,
        label: vacancy.title,
        note: `${JOB_TYPE_NAMES[vacancy.type]}, ${responsesText(vacancy)}`,
      }))}
      empty="No vacancy is open for application."
      more={{ label: 'All job vacancies', to: '/admin/job-vacancies' }}
      error={error}
      onRetry={() => void mutate()}
    />
  )
}

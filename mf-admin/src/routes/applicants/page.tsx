import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { ApplicantList } from '../../features/applications/components/applicant-list.tsx'
import { useAllVacancies } from '../../features/vacancies/api/get-vacancies.ts'

export default function ApplicantsPage() {
  return (
    <AdminLayout title={screens.applicants.title}>
      <Applicants />
    </AdminLayout>
  )
}

/** Rendered only after login. */
function Applicants() {
  const { data } = useAllVacancies()
  return <ApplicantList vacancies={data ?? []} />
}

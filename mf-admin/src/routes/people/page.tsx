import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { PeopleList } from '../../features/people/components/people-list.tsx'
import { useReleaseState } from '../../features/releases/api/get-state.ts'
import { useAllVacancies } from '../../features/vacancies/api/get-vacancies.ts'

export default function PeoplePage() {
  return (
    <AdminLayout title={screens.people.title}>
      <People />
    </AdminLayout>
  )
}

function People() {
  const { data } = useReleaseState()
  const vacancies = useAllVacancies().data
  return <PeopleList remotes={data?.remotes.map(({ remote }) => remote) ?? []} vacancies={vacancies ?? []} />
}

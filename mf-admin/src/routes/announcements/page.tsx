import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { useListQuery } from '../../components/table/use-list-query.ts'
import { ViewChoice } from '../../components/table/view-choice.tsx'
import { screens } from '../../content/screens.ts'
import { AnnouncementList } from '../../features/applications/components/announcement-list.tsx'
import { useAllVacancies } from '../../features/vacancies/api/get-vacancies.ts'

export default function AnnouncementsPage() {
  const { vacancy = '', mail } = useListQuery().filters
  const views = ['', 'waiting'].map((which) => ({
    label: which ? 'On their way' : 'To be announced',
    search: new URLSearchParams({ ...(vacancy && { vacancy }), ...(which && { mail: which }) }).toString(),
    isCurrent: (mail === 'waiting') === (which === 'waiting'),
  }))
  return (
    <AdminLayout title={screens.announcements.title} action={<ViewChoice views={views} />}>
      <Announcements key={mail} />
    </AdminLayout>
  )
}

/** Rendered only after login. */
function Announcements() {
  const { data } = useAllVacancies()
  return <AnnouncementList vacancies={Object.fromEntries(data?.map(({ id, title }) => [id, title]) ?? [])} />
}

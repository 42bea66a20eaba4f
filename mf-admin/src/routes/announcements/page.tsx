import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { useListQuery } from '../../components/table/use-list-query.ts'
import { ViewChoice } from '../../components/table/view-choice.tsx'
import { screens } from '../../content/screens.ts'
import { AnnouncementList } from '../../features/applications/components/announcement-list.tsx'
import { InvitationList } from '../../features/applications/components/invitation-list.tsx'
import { useAllVacancies } from '../../features/vacancies/api/get-vacancies.ts'

const VIEWS = [
  ['', 'To be announced'],
  ['waiting', 'On their way'],
  ['invitations', 'Invitations'],
] as const

export default function AnnouncementsPage() {
  const { vacancy = '', mail } = useListQuery().filters
  const views = VIEWS.map(([which, label]) => ({
    label,
    search: new URLSearchParams({ ...(vacancy && { vacancy }), ...(which && { mail: which }) }).toString(),
    isCurrent: (mail ?? '') === which,
  }))
  return (
    <AdminLayout title={screens.announcements.title} action={<ViewChoice views={views} />}>
      <Announcements key={mail} isOfInvitations={mail === 'invitations'} />
    </AdminLayout>
  )
}

/** Rendered only after login. */
function Announcements({ isOfInvitations }: { isOfInvitations: boolean }) {
  const { data } = useAllVacancies()
  const vacancies = Object.fromEntries(data?.map(({ id, title }) => [id, title]) ?? [])
  return isOfInvitations ? (
    <InvitationList vacancies={vacancies} />
  ) : (
    <AnnouncementList vacancies={vacancies} />
  )
}

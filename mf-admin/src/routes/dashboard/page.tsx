import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { CardRow } from '../../features/dashboard/components/card-row.tsx'
import { Welcome } from '../../features/dashboard/components/welcome.tsx'
import { WhatsNew } from '../../features/dashboard/components/whats-new.tsx'
import { WithOwnApi } from '../../lib/only-specified.ts'
import { isAllowed } from '../../lib/rights.ts'
import { Figures } from './figures.tsx'
import { LiveBuilds } from './live-builds.tsx'
import { OpenVacancies } from './open-vacancies.tsx'
import { WaitingArticles } from './waiting-articles.tsx'

export default function DashboardPage() {
  return (
    <AdminLayout title={screens.dashboard.title}>
      <Welcome />
      <Figures />
      <WhatsNew />
      {(['writing', 'hiring', 'releases'] as const).some(isAllowed) && (
        <CardRow title="Now">
          <WithOwnApi>{isAllowed('writing') && <WaitingArticles />}</WithOwnApi>
          {isAllowed('hiring') && <OpenVacancies />}
          <WithOwnApi>{isAllowed('releases') && <LiveBuilds />}</WithOwnApi>
        </CardRow>
      )}
    </AdminLayout>
  )
}

import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { TrialList } from '../../features/trials/components/trial-list.tsx'

export default function TrialsPage() {
  return (
    <AdminLayout title={screens.trials.title}>
      <TrialList />
    </AdminLayout>
  )
}

import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { useSessions } from '../../features/account/api/account.ts'
import { PasswordForm } from '../../features/account/components/password-form.tsx'
import { SessionList } from '../../features/account/components/session-list.tsx'
import { SecondFactorCard } from '../../features/second-factor/components/second-factor-card.tsx'
import styles from './page.module.css'

export default function AccountPage() {
  return (
    <AdminLayout title={screens.account.title}>
      <Account />
    </AdminLayout>
  )
}

function Account() {
  const sessions = useSessions()
  return (
    <div className={styles.cards}>
      <PasswordForm onChanged={() => void sessions.mutate()} />
      <SecondFactorCard />
      <SessionList sessions={sessions} />
    </div>
  )
}

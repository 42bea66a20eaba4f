import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { useSessions } from '../../features/account/api/account.ts'
import { PasswordForm } from '../../features/account/components/password-form.tsx'
import { SessionList } from '../../features/account/components/session-list.tsx'
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
      <SessionList sessions={sessions} />
    </div>
  )
}

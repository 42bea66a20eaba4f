import { useSessions } from '../../features/account/api/account.ts'
import { PasswordForm } from '../../features/account/components/password-form.tsx'
import { SessionList } from '../../features/account/components/session-list.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'
import styles from './page.module.css'

export default function AccountPage() {
  return (
    <AdminLayout title="Password and Sessions">
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

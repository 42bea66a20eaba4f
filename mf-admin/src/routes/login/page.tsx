import { useSite } from '@arunika/federation/use-site'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { LoginForm } from '../../features/login/components/login-form.tsx'
import { wantedPath } from '../../lib/login-state.ts'
import { useSession } from '../../lib/use-session.ts'
import styles from './page.module.css'

export default function LoginPage() {
  const { name } = useSite()
  const { state } = useLocation()
  if (useSession()) return <Navigate to={wantedPath(state)} replace />
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{name} Website Admin</h1>
        <LoginForm />
      </div>
      <Link className={styles.back} to="/">
        Back to the website
      </Link>
    </main>
  )
}

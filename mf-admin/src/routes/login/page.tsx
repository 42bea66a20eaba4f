import { useSite } from '@anyam/federation/use-site'
import { Navigate, useLocation } from 'react-router-dom'
import { OutsidePage } from '../../app-frame/outside-page.tsx'
import { LoginForm } from '../../features/login/components/login-form.tsx'
import { wantedPath } from '../../lib/login-state.ts'
import { useSession } from '../../lib/use-session.ts'

export default function LoginPage() {
  const { name } = useSite()
  const { state } = useLocation()
  if (useSession()) return <Navigate to={wantedPath(state)} replace />
  return (
    <OutsidePage title={`${name} Website Admin`} back={{ to: '/', label: 'Back to the website' }}>
      <LoginForm />
    </OutsidePage>
  )
}

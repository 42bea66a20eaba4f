import { Navigate } from 'react-router-dom'

/** Redirects unknown addresses to the start page, whose guard redirects to the login when logged out. */
export default function UnknownPage() {
  return <Navigate to="/admin" replace />
}

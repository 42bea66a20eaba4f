import { Navigate } from 'react-router-dom'

/** The back-office has no such screen: back to its start, whose guard redirects when logged out. */
export default function UnknownPage() {
  return <Navigate to="/admin" replace />
}

import { useLocation } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { TermForm } from '../../features/terms/components/term-form.tsx'

export default function TermCreatePage() {
  // The key separates two consecutive visits, which create different terms.
  const { key } = useLocation()
  return (
    <AdminLayout title={screens['term-create'].title}>
      <TermForm key={key} />
    </AdminLayout>
  )
}

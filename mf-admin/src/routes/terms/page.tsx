import { ButtonLink } from '@arunika/ui'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { TermList } from '../../features/terms/components/term-list.tsx'

export default function TermsPage() {
  return (
    <AdminLayout
      title={screens.terms.title}
      action={<ButtonLink to="/admin/terms/create">Create New Term</ButtonLink>}
    >
      <TermList />
    </AdminLayout>
  )
}

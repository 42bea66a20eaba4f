import { useParams } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { LoadedForm } from '../../components/form/loaded-form.tsx'
import { screens } from '../../content/screens.ts'
import { useTerm } from '../../features/terms/api/terms.ts'
import { TermForm } from '../../features/terms/components/term-form.tsx'

export default function TermEditPage() {
  const { id = '' } = useParams()
  return (
    <AdminLayout title={screens['term-edit'].title}>
      <FilledForm key={id} id={id} />
    </AdminLayout>
  )
}

function FilledForm({ id }: { id: string }) {
  return (
    <LoadedForm loaded={useTerm(id)} listPath="/admin/terms">
      {(term) => <TermForm term={term} />}
    </LoadedForm>
  )
}

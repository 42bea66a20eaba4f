import { useParams } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { LoadedForm } from '../../components/form/loaded-form.tsx'
import { screens } from '../../content/screens.ts'
import { useCategory } from '../../features/categories/api/get-category.ts'
import { CategoryForm } from '../../features/categories/components/category-form.tsx'

export default function CategoryEditPage() {
  const { id = '' } = useParams()
  return (
    <AdminLayout title={screens['category-edit'].title}>
      <FilledForm key={id} id={id} />
    </AdminLayout>
  )
}

function FilledForm({ id }: { id: string }) {
  return (
    <LoadedForm loaded={useCategory(id)} listPath="/admin/categories">
      {(category) => <CategoryForm category={category} />}
    </LoadedForm>
  )
}

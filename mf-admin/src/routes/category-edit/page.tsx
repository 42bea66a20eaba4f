import { useParams } from 'react-router-dom'
import { useCategory } from '../../features/categories/api/get-category.ts'
import { CategoryForm } from '../../features/categories/components/category-form.tsx'
import { LoadedForm } from '../../kit/form/loaded-form.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function CategoryEditPage() {
  const { id = '' } = useParams()
  return (
    <AdminLayout title="Edit Category">
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

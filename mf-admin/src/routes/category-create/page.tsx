import { CategoryForm } from '../../features/categories/components/category-form.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function CategoryCreatePage() {
  return (
    <AdminLayout title="Create Category">
      <CategoryForm />
    </AdminLayout>
  )
}

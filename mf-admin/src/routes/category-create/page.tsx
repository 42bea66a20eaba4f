import { useLocation } from 'react-router-dom'
import { CategoryForm } from '../../features/categories/components/category-form.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function CategoryCreatePage() {
  // A second visit without another screen in between is about another one.
  const { key } = useLocation()
  return (
    <AdminLayout title="Create Category">
      <CategoryForm key={key} />
    </AdminLayout>
  )
}

import { useLocation } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { CategoryForm } from '../../features/categories/components/category-form.tsx'

export default function CategoryCreatePage() {
  // The key separates two consecutive visits, which create different categories.
  const { key } = useLocation()
  return (
    <AdminLayout title={screens['category-create'].title}>
      <CategoryForm key={key} />
    </AdminLayout>
  )
}

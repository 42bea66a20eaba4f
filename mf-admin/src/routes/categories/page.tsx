import { ButtonLink } from '@arunika/ui'
import { CategoryList } from '../../features/categories/components/category-list.tsx'
import { AdminLayout } from '../../kit/frame/admin-layout.tsx'

export default function CategoriesPage() {
  return (
    <AdminLayout
      title="Manage Categories"
      action={<ButtonLink to="/admin/categories/create">Create New Category</ButtonLink>}
    >
      <CategoryList />
    </AdminLayout>
  )
}

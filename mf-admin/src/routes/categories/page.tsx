import { ButtonLink } from '@arunika/ui'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { CategoryList } from '../../features/categories/components/category-list.tsx'

export default function CategoriesPage() {
  return (
    <AdminLayout
      title={screens.categories.title}
      action={<ButtonLink to="/admin/categories/create">Create New Category</ButtonLink>}
    >
      <CategoryList />
    </AdminLayout>
  )
}

import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { screens } from '../../content/screens.ts'
import { TemplateList } from '../../features/mail-templates/components/template-list.tsx'

export default function MailTemplatesPage() {
  return (
    <AdminLayout title={screens['mail-templates'].title}>
      <TemplateList />
    </AdminLayout>
  )
}

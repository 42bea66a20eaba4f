import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { LoadedForm } from '../../components/form/loaded-form.tsx'
import { screens } from '../../content/screens.ts'
import { ExportEverything } from '../../features/export/components/export-everything.tsx'
import { useSiteFacts } from '../../features/site/api/site-facts.ts'
import { SiteForm } from '../../features/site/components/site-form.tsx'

export default function SitePage() {
  return (
    <AdminLayout title={screens.site.title}>
      <LoadedForm loaded={useSiteFacts()} listPath="/admin">
        {(facts) => <SiteForm facts={facts} />}
      </LoadedForm>
      <ExportEverything />
    </AdminLayout>
  )
}

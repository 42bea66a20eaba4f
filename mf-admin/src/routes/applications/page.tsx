import { isMissing } from '@anyam/data'
import { ButtonLink, Notice } from '@arunika/ui'
import { useParams } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { Guard } from '../../app-frame/guard.tsx'
import { useListQuery } from '../../components/table/use-list-query.ts'
import { useApplications } from '../../features/applications/api/get-applications.ts'
import { ApplicationViews, ListOrBoard } from '../../features/applications/components/application-views.tsx'
import { listTitle } from '../../features/applications/list-title.ts'
import { WithOwnApi } from '../../lib/only-specified.ts'

export default function ApplicationsPage() {
  return (
    <Guard>
      <Applications />
    </Guard>
  )
}

/** Rendered only after login, because its title needs a token. */
function Applications() {
  const { id = '' } = useParams()
  const { data, error } = useApplications(id, useListQuery())
  return (
    <AdminLayout
      title={listTitle(data?.vacancy)}
      action={
        <>
          <WithOwnApi>{!isMissing(error) && <ListOrBoard />}</WithOwnApi>
          <ButtonLink variant="secondary" to="/admin/job-vacancies">
            Back to Job Vacancies
          </ButtonLink>
        </>
      }
    >
      {isMissing(error) ? (
        <Notice title="This job vacancy does not exist">It may have been deleted.</Notice>
      ) : (
        <ApplicationViews key={id} vacancyId={id} />
      )}
    </AdminLayout>
  )
}

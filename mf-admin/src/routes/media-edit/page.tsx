import { useParams } from 'react-router-dom'
import { AdminLayout } from '../../app-frame/admin-layout.tsx'
import { LoadedForm } from '../../components/form/loaded-form.tsx'
import { screens } from '../../content/screens.ts'
import { usePicture } from '../../features/media/api/pictures.ts'
import { PictureForm } from '../../features/media/components/picture-form.tsx'

export default function MediaEditPage() {
  const { id = '' } = useParams()
  return (
    <AdminLayout title={screens['media-edit'].title}>
      <FilledForm key={id} id={id} />
    </AdminLayout>
  )
}

function FilledForm({ id }: { id: string }) {
  const loaded = usePicture(id)
  return (
    <LoadedForm loaded={loaded} listPath="/admin/media">
      {(picture) => <PictureForm picture={picture} onReplaced={loaded.retry} />}
    </LoadedForm>
  )
}

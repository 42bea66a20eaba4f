import { uploadUrl } from '@anyam/data'
import {
  type PictureDetail,
  type PictureFormValues,
  type PictureInput,
  pictureInput,
} from '@arunika/admin-contracts'
import { Button, Field } from '@arunika/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { AdminForm } from '../../../components/form/admin-form.tsx'
import { FocusPicture, FocusSliders } from '../../../components/picture/focus-picture.tsx'
import { DeleteDialog } from '../../../components/table/delete-dialog.tsx'
import type { FieldText } from '../../../components/versions/field-texts.ts'
import { largestOf, PICTURES } from '../../../lib/pictures.ts'
import { deletePicture, getPicture, savePicture } from '../api/pictures.ts'
import { CropButton } from './crop-button.tsx'
import styles from './picture-form.module.css'
import { PictureUses } from './picture-uses.tsx'
import { ReplaceButton } from './replace-button.tsx'

const valuesOf = ({ name, alt, focus, updatedAt }: PictureFormValues): PictureInput => ({
  ...{ name, alt, focus },
  if_updated_at: updatedAt,
})

const describe = ({ name, alt, focus }: Omit<PictureInput, 'if_updated_at'>): FieldText[] => [
  { label: 'Name', value: name },
  { label: 'Alternative text', value: alt },
  { label: 'Focus point', value: `${focus.x} % across, ${focus.y} % down` },
]

/** A picture of the library: texts, focal point, crops and uses. */
export function PictureForm({ picture, onReplaced }: { picture: PictureDetail; onReplaced: () => void }) {
  const { id } = picture
  const form = useForm({ resolver: standardSchemaResolver(pictureInput), defaultValues: valuesOf(picture) })
  const { errors } = form.formState
  const { field: focus } = useController({ name: 'focus', control: form.control })
  const [pendingDelete, setPendingDelete] = useState<readonly PictureDetail[]>([])
  return (
    <>
      <AdminForm
        form={form}
        save={(values) => savePicture(values, id)}
        listPath="/admin/media"
        listKey={PICTURES}
        onStayed={() => {}}
        versions={{ noun: 'picture', loadTheirs: async () => valuesOf(await getPicture(id)), describe }}
        history={{ subject: 'picture', id, describe: (entry) => describe(entry as PictureFormValues) }}
        isWide
        actions={() => (
          <>
            <CropButton picture={picture} />
            <ReplaceButton picture={picture} onReplaced={onReplaced} />
            <Button variant="secondary" onClick={() => setPendingDelete([picture])}>
              Delete
            </Button>
          </>
        )}
      >
        <div className={styles.columns}>
          <FocusPicture
            src={uploadUrl(largestOf(picture))}
            label="The picture"
            focus={focus.value}
            onFocus={focus.onChange}
          />
          <div className={styles.fields}>
            <Field label="Name" error={errors.name?.message}>
              {(props) => <input {...props} {...form.register('name')} autoComplete="off" dir="auto" />}
            </Field>
            <Field
              label="Alternative text"
              hint="Says what the picture shows to those who do not see it. New uses begin with it."
              error={errors.alt?.message}
            >
              {(props) => <textarea {...props} {...form.register('alt')} rows={3} dir="auto" />}
            </Field>
            <FocusSliders focus={focus.value} onFocus={focus.onChange} />
            <PictureUses picture={picture} />
          </div>
        </div>
      </AdminForm>
      <DeleteDialog
        pendingDelete={pendingDelete}
        noun={['picture', 'pictures']}
        listPath={PICTURES}
        remove={() => deletePicture(id)}
        trashedAs="picture"
        deletedPath="/admin/media"
        onClose={() => setPendingDelete([])}
      >
        {({ name }) => `“${name}”`}
      </DeleteDialog>
    </>
  )
}

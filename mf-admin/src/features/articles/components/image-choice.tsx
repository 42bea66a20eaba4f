import { PICTURE_RULES, pictureError } from '@arunika/admin-contracts'
import { MIDDLE_OF_PICTURE } from '@arunika/contracts'
import { uploadUrl } from '@arunika/data'
import { Field } from '@arunika/ui'
import { useController } from 'react-hook-form'
import type { ArticleControl } from '../article-fields.ts'
import { useFileUrl } from '../hooks/use-file-url.ts'
import styles from './image-choice.module.css'
import { PictureDetails } from './picture-details.tsx'

interface ImageChoiceProps {
  control: ArticleControl
  /** File of the article's stored picture. */
  stored: string | undefined
}

/** The featured picture, shown as soon as it is chosen. */
export function ImageChoice({ control, stored }: ImageChoiceProps) {
  const { field, fieldState } = useController({ name: 'featured_image', control })
  const forget = useForgetDetails(control)
  // A file that cannot be a picture is not shown.
  const chosen = useFileUrl(field.value && !pictureError(field.value) ? field.value : undefined)
  const preview = chosen ?? (stored && uploadUrl(stored))
  const hint = stored ? 'Leave it as it is to keep the picture. JPG, PNG or WEBP.' : 'JPG, PNG or WEBP.'
  return (
    <div className={styles.choice}>
      <Field label="Featured image" hint={hint} error={fieldState.error?.message}>
        {(props) => (
          <input
            // After a save the field is empty again.
            key={stored}
            {...props}
            ref={field.ref}
            type="file"
            accept={PICTURE_RULES.types.join()}
            onChange={(event) => {
              field.onChange(event.target.files?.[0])
              forget()
            }}
            onBlur={field.onBlur}
          />
        )}
      </Field>
      {preview && <PictureDetails control={control} preview={preview} />}
    </div>
  )
}

/** Resets the focus point, and the alternative text unless it was typed here: both belonged to the previous picture. */
function useForgetDetails(control: ArticleControl) {
  const { field: focus } = useController({ name: 'image_focus', control })
  const { field: alt, fieldState } = useController({ name: 'image_alt', control })
  return () => {
    focus.onChange(MIDDLE_OF_PICTURE)
    if (!fieldState.isDirty) alt.onChange('')
  }
}

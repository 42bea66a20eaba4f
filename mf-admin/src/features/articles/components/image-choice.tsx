import { uploadUrl } from '@anyam/data'
import { PICTURE_RULES, type PictureRow, pictureError } from '@arunika/admin-contracts'
import { MIDDLE_OF_PICTURE } from '@arunika/contracts'
import { Button, Field, Skeleton } from '@arunika/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import { LazyPicker } from '../../../components/picture/lazy-picker.tsx'
import { useIsOnlySpecified, WithOwnApi } from '../../../lib/only-specified.ts'
import { addPicture, largestOf } from '../../../lib/pictures.ts'
import type { ArticleControl } from '../article-fields.ts'
import { useFileUrl } from '../hooks/use-file-url.ts'
import styles from './image-choice.module.css'

const PictureDetails = lazy(() =>
  import(/* webpackChunkName: "picture-details" */ './picture-details.tsx').then((module) => ({
    default: module.PictureDetails,
  })),
)

interface ImageChoiceProps {
  control: ArticleControl
  /** File of the article's saved picture. */
  stored: string | undefined
}

/** Selects the featured picture from a file or the library, with an immediate preview. */
export function ImageChoice({ control, stored }: ImageChoiceProps) {
  const { field, fieldState } = useController({ name: 'featured_image', control })
  const { field: mediaPicture } = useController({ name: 'media_picture', control })
  const [isPicking, setPicking] = useState(false)
  const isOnlySpecified = useIsOnlySpecified()
  const [picks, setPicks] = useState(0)
  const setDetails = useDetails(control)
  // A file that cannot be a picture is not previewed.
  const chosen = useFileUrl(field.value && !pictureError(field.value) ? field.value : undefined)
  const path = mediaPicture.value || stored
  const preview = chosen ?? (path && uploadUrl(path))
  const hint = stored ? 'Leave it as it is to keep the picture. JPG, PNG or WEBP.' : 'JPG, PNG or WEBP.'

  const file = useRef(field.value)
  useEffect(() => {
    file.current = field.value
  })

  function choose(picture: PictureRow) {
    setPicking(false)
    setPicks((count) => count + 1)
    field.onChange(undefined)
    mediaPicture.onChange(largestOf(picture))
    setDetails(picture)
  }

  /** Uploads a file at once, so that it outlives this tab and other editors see it. */
  async function chooseFile(chosenFile: File | undefined) {
    field.onChange(chosenFile)
    mediaPicture.onChange('')
    setDetails({ alt: '', focus: MIDDLE_OF_PICTURE })
    if (isOnlySpecified || !chosenFile || pictureError(chosenFile)) return
    // Without the upload, the file goes with the save.
    const added = await addPicture(chosenFile).catch(() => undefined)
    if (!added || file.current !== chosenFile) return
    field.onChange(undefined)
    mediaPicture.onChange(largestOf(added))
  }
  return (
    <div className={styles.choice}>
      <Field label="Featured image" hint={hint} error={fieldState.error?.message}>
        {(props) => (
          <input
            // Resets the field after a save, and after a picture of the library is selected.
            key={`${stored} ${picks}`}
            {...props}
            ref={field.ref}
            type="file"
            accept={PICTURE_RULES.types.join()}
            onChange={(event) => void chooseFile(event.target.files?.[0])}
            onBlur={field.onBlur}
          />
        )}
      </Field>
      <WithOwnApi>
        <Button variant="secondary" onClick={() => setPicking(true)}>
          Choose from the library
        </Button>
      </WithOwnApi>
      {isPicking && <LazyPicker title="Featured image" onChoose={choose} onClose={() => setPicking(false)} />}
      {preview && isOnlySpecified && <img className={styles.preview} src={preview} alt="" />}
      {preview && !isOnlySpecified && (
        <LoadBoundary fallback={null}>
          <Suspense fallback={<Skeleton className={styles.details} />}>
            <PictureDetails control={control} preview={preview} />
          </Suspense>
        </LoadBoundary>
      )}
    </div>
  )
}

/** Resets the focal point and any alternative text not typed here, because both belonged to the previous picture. */
function useDetails(control: ArticleControl) {
  const { field: focus } = useController({ name: 'image_focus', control })
  const { field: alt, fieldState } = useController({ name: 'image_alt', control })
  return (details: Pick<PictureRow, 'alt' | 'focus'>) => {
    focus.onChange(details.focus)
    if (!fieldState.isDirty || details.alt) alt.onChange(details.alt)
  }
}

import { uploadUrl } from '@arunika/shared/api-client'
import { ARTICLE_IMAGE_TYPES } from '@arunika/shared/contracts'
import { Field } from '@arunika/shared/ui'
import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import type { ArticleControl } from '../article-fields.ts'
import styles from './image-choice.module.css'
import { PictureDetails } from './picture-details.tsx'

interface ImageChoiceProps {
  control: ArticleControl
  /** File of the picture that the article has already. */
  stored: string | undefined
}

/** The featured picture, shown as soon as it is chosen. */
export function ImageChoice({ control, stored }: ImageChoiceProps) {
  const { field, fieldState } = useController({ name: 'featured_image', control })
  const chosen = usePreview(field.value)
  const preview = chosen ?? (stored && uploadUrl(stored))
  const hint = stored ? 'Leave it as it is to keep the picture. JPG, PNG or WEBP.' : 'JPG, PNG or WEBP.'
  return (
    <div className={styles.choice}>
      <Field label="Featured image" hint={hint} fault={fieldState.error?.message}>
        {(props) => (
          <input
            {...props}
            ref={field.ref}
            type="file"
            accept={ARTICLE_IMAGE_TYPES.join()}
            onChange={(event) => field.onChange(event.target.files?.[0])}
            onBlur={field.onBlur}
          />
        )}
      </Field>
      {preview && <PictureDetails control={control} preview={preview} />}
    </div>
  )
}

/** Address of a chosen picture for as long as it is chosen. */
function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  return url
}

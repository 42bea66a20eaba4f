import { Field } from '@arunika/ui'
import { useController } from 'react-hook-form'
import { FocusPicture, FocusSliders } from '../../../components/picture/focus-picture.tsx'
import type { ArticleControl } from '../article-fields.ts'
import styles from './picture-details.module.css'

interface PictureDetailsProps {
  control: ArticleControl
  /** URL of the picture. */
  preview: string
}

/** Alternative text and focal point of the picture. */
export function PictureDetails({ control, preview }: PictureDetailsProps) {
  const { field: alt, fieldState } = useController({ name: 'image_alt', control })
  const { field: focus } = useController({ name: 'image_focus', control })
  return (
    <div className={styles.details}>
      <FocusPicture
        src={preview}
        label="What readers will see above the article"
        focus={focus.value}
        onFocus={focus.onChange}
      />
      <div className={styles.fields}>
        <Field
          label="Alternative text"
          hint="Says what the picture shows to those who do not see it."
          error={fieldState.error?.message}
        >
          {(props) => (
            <input
              {...props}
              ref={alt.ref}
              value={alt.value ?? ''}
              onChange={alt.onChange}
              onBlur={alt.onBlur}
            />
          )}
        </Field>
        <FocusSliders focus={focus.value} onFocus={focus.onChange} />
      </div>
    </div>
  )
}

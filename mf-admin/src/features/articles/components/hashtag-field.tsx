import { Field, IconButton } from '@arunika/ui'
import { X } from 'lucide-react'
import { useController } from 'react-hook-form'
import type { ArticleControl } from '../article-fields.ts'
import { hashtagsOf, joinHashtags } from '../hashtags.ts'
import styles from './hashtag-field.module.css'

/** Hashtags as one text, as in the wire format, with the single tags below. */
export function HashtagField({ control }: { control: ArticleControl }) {
  const { field, fieldState } = useController({ name: 'hashtags', control })
  const tags = hashtagsOf(field.value ?? '')

  /** Shows what is stored: spaces do not separate tags. */
  function leave() {
    if (tags.length > 0) field.onChange(joinHashtags(tags))
    field.onBlur()
  }
  return (
    <div className={styles.hashtags}>
      <Field label="Hashtags" hint="For example #games#animation" error={fieldState.error?.message}>
        {(props) => (
          <input
            {...props}
            {...field}
            value={field.value ?? ''}
            onBlur={leave}
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Hashtags one by one">
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              #{tag}
              <IconButton
                round
                label={`Remove #${tag}`}
                onClick={() => field.onChange(joinHashtags(tags.filter((other) => other !== tag)))}
              >
                <X aria-hidden size={14} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

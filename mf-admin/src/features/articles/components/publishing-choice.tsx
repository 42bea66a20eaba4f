import { Field } from '@arunika/ui'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import radio from '../../../components/form/radio-option.module.css'
import { fromLocalTime, toLocalTime } from '../../../lib/local-time.ts'
import { isAllowed } from '../../../lib/rights.ts'
import type { ArticleControl } from '../article-fields.ts'
import { inAnHour } from '../publish-time.ts'
import styles from './publishing-choice.module.css'

const choices = {
  now: 'Publish at once',
  later: 'Publish at a time',
  draft: 'Keep as a draft',
  review: 'Ask an editor to review it',
} as const
type Choice = keyof typeof choices

interface PublishingChoiceProps {
  control: ArticleControl
  isUnpublished: boolean
}

/** Selects when readers see the article. */
export function PublishingChoice({ control, isUnpublished }: PublishingChoiceProps) {
  const { field: draft } = useController({ name: 'draft', control })
  const { field: review } = useController({ name: 'review', control })
  const [wasInReview] = useState(review.value === '1')
  const { field: publishAt, fieldState } = useController({ name: 'publish_at', control })
  const { field: unpublishAt, fieldState: unpublishState } = useController({ name: 'unpublish_at', control })
  const { field: date } = useController({ name: 'date', control })
  const name = useId()
  const chosen: Choice =
    draft.value === '1' ? (review.value === '1' ? 'review' : 'draft') : publishAt.value ? 'later' : 'now'

  /** Adjusts the date too, so that a new article does not appear under an old day; it can be changed afterwards. */
  function schedule(instant: string) {
    publishAt.onChange(instant)
    date.onChange(toLocalTime(instant).slice(0, 10))
  }

  function choose(choice: Choice) {
    const isDraft = choice === 'draft' || choice === 'review'
    draft.onChange(isDraft ? '1' : '')
    if (isDraft) review.onChange(choice === 'review' ? '1' : '')
    if (choice !== 'later') publishAt.onChange('')
    else if (!publishAt.value) schedule(inAnHour(Date.now()))
  }
  const offered: Choice[] = [
    ...(isAllowed('news') ? (['now', 'later'] as const) : []),
    'draft',
    ...(wasInReview || !isAllowed('news') ? (['review'] as const) : []),
  ]
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Publishing</legend>
      {isUnpublished && <p className={styles.hint}>Submit does what is chosen. Save draft keeps a draft.</p>}
      {offered.map((choice) => (
        <label key={choice} className={radio.option}>
          <input type="radio" name={name} checked={chosen === choice} onChange={() => choose(choice)} />
          {choice === 'review' && isAllowed('news') ? 'Leave it in review' : choices[choice]}
        </label>
      ))}
      {chosen === 'later' && (
        <Field
          label="Publish time"
          hint="In this device's time zone. The date below follows it."
          error={fieldState.error?.message}
        >
          {(props) => (
            <input
              {...props}
              type="datetime-local"
              required
              value={toLocalTime(publishAt.value ?? '')}
              onChange={(event) => event.target.value && schedule(fromLocalTime(event.target.value))}
            />
          )}
        </Field>
      )}
      {draft.value !== '1' && (
        <Field
          label="Take offline at"
          hint="Leave empty to keep it online. Afterwards it is a draft again."
          error={unpublishState.error?.message}
        >
          {(props) => (
            <input
              {...props}
              type="datetime-local"
              value={toLocalTime(unpublishAt.value ?? '')}
              onChange={({ target }) => unpublishAt.onChange(target.value ? fromLocalTime(target.value) : '')}
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}

import { Field } from '@arunika/shared/ui'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { ArticleControl } from '../article-fields.ts'
import { fromLocalTime, inAnHour, toLocalTime } from '../publish-time.ts'
import styles from './publishing-choice.module.css'

const choices = { now: 'Publish at once', later: 'Publish at a time', draft: 'Keep as a draft' } as const
type Choice = keyof typeof choices

/** When readers see the article. */
export function PublishingChoice({ control }: { control: ArticleControl }) {
  const { field: draft } = useController({ name: 'draft', control })
  const { field: publishAt, fieldState } = useController({ name: 'publish_at', control })
  const name = useId()
  const chosen: Choice = draft.value === '1' ? 'draft' : publishAt.value ? 'later' : 'now'

  function choose(choice: Choice) {
    draft.onChange(choice === 'draft' ? '1' : '')
    publishAt.onChange(choice === 'later' ? publishAt.value || inAnHour(Date.now()) : '')
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Publishing</legend>
      {(Object.keys(choices) as Choice[]).map((choice) => (
        <label key={choice} className={styles.option}>
          <input type="radio" name={name} checked={chosen === choice} onChange={() => choose(choice)} />
          {choices[choice]}
        </label>
      ))}
      {chosen === 'later' && (
        <Field label="Publish time" hint="By the clock of this device." fault={fieldState.error?.message}>
          {(props) => (
            <input
              {...props}
              type="datetime-local"
              required
              value={toLocalTime(publishAt.value ?? '')}
              onChange={(event) =>
                event.target.value && publishAt.onChange(fromLocalTime(event.target.value))
              }
            />
          )}
        </Field>
      )}
    </fieldset>
  )
}

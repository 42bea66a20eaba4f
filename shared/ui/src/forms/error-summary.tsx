import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import styles from './error-summary.module.css'

/** Texts for the number of fields left to check, and for corrected fields. */
export interface SummaryWords {
  check: (left: number) => string
  allCorrected: string
  corrected: string
}

export const SUMMARY_WORDS: SummaryWords = {
  check: (left) => `Please check ${left === 1 ? 'one field' : `${left} fields`}`,
  allCorrected: 'All corrected: please send again',
  corrected: 'corrected',
}

interface ErrorSummaryProps {
  form: RefObject<HTMLFormElement | null>
  /** Messages by field name, in the order of the form. */
  messages: Readonly<Record<string, string | undefined>>
  words?: SummaryWords
}

/**
 * A form's errors with a link to each; it takes the focus, or for a single error the field does. Give it
 * another `key` for each attempt; corrected errors stay in the list, so that nothing moves while a visitor
 * types.
 */
export function ErrorSummary({ form, messages, words = SUMMARY_WORDS }: ErrorSummaryProps) {
  const id = useId()
  const region = useRef<HTMLElement>(null)
  const [fields] = useState(() => invalidFields(form.current, messages))
  useEffect(() => {
    const [only, ...others] = fields
    if (others.length === 0) focusOn(only?.control)
    else focusOn(region.current)
  }, [fields])
  if (fields.length < 2) return null

  const left = fields.filter(({ name }) => messages[name]).length
  return (
    <section ref={region} className={styles.summary} aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className={styles.title}>
        {left > 0 ? words.check(left) : words.allCorrected}
      </h3>
      <ul className={styles.list}>
        {fields.map(({ name, label, control }) => (
          <li key={name} className={messages[name] ? undefined : styles.corrected}>
            <a
              href={`#${control.id}`}
              onClick={(event: MouseEvent) => {
                event.preventDefault()
                focusOn(control)
              }}
            >
              {label}: {messages[name] ?? words.corrected}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function invalidFields(form: HTMLFormElement | null, messages: ErrorSummaryProps['messages']) {
  return Object.keys(messages).flatMap((name) => {
    const found = form?.elements.namedItem(name)
    // Several radio buttons of one name are announced by their legend.
    const control = found instanceof RadioNodeList ? found[0] : found
    if (!messages[name] || !(control instanceof HTMLElement) || !('labels' in control)) return []
    const [own] = control.labels as NodeListOf<HTMLLabelElement>
    const label = found === control ? own : control.closest('fieldset')?.querySelector('legend')
    return [{ name, label: label?.textContent ?? name, control }]
  })
}

/** Scrolls it to the middle of the window, so that the label and the message of the field are visible too. */
function focusOn(target: HTMLElement | null | undefined) {
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'center' })
}

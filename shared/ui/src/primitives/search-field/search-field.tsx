import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  /** What is searched; also shown in the empty field. */
  label: string
  /** Text of the button. */
  button?: string
  /** Path of the page with the results, for visitors without scripts: it gets the words as `q`. */
  action: string
  /** What was searched for. */
  words: string | undefined
  onSearch: (words: string) => void
  /** Only where the page is for searching alone. */
  autoFocus?: boolean
  /** Hidden fields that go with the words. */
  children?: ReactNode
}

/** A field for words, with its button. */
export function SearchField({
  label,
  button = 'Search',
  action,
  words,
  onSearch,
  autoFocus = false,
  children,
}: SearchFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Another search, by a link or the way back: a new field would lose the focus.
  useEffect(() => {
    if (field.current) field.current.value = words ?? ''
  }, [words])

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    onSearch(typeof typed === 'string' ? typed.trim() : '')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the element for it is unknown to older browsers
    <form role="search" className={styles.form} action={action} onSubmit={search}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        // biome-ignore lint/a11y/noAutofocus: a page that is for searching alone
        autoFocus={autoFocus}
        defaultValue={words}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      {children}
      <button type="submit">{button}</button>
    </form>
  )
}

import { type ReactNode, type SubmitEvent, useId, useLayoutEffect, useRef } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  /** Describes what is searched; also the placeholder. */
  label: string
  /** Label of the button. */
  button?: string
  /** Path of the results page for visitors without scripts; it gets the words as `q`. */
  action: string
  /** The current search. */
  words: string | undefined
  onSearch: (words: string) => void
  /** Only on a page whose sole purpose is the search. */
  autoFocus?: boolean
  /** Hidden fields that are sent with the words. */
  children?: ReactNode
}

/** A search input with its button. */
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
  const shown = useRef(words)
  // Updates the field after another search, by a link or back navigation. Replacing the element would lose
  // the focus, and an update for the same words would lose what was typed meanwhile.
  useLayoutEffect(() => {
    if (shown.current === words || !field.current) return
    shown.current = words
    field.current.value = words ?? ''
  }, [words])

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    onSearch(typeof typed === 'string' ? typed.trim() : '')
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support the search element
    <form role="search" className={styles.form} action={action} onSubmit={search}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        // biome-ignore lint/a11y/noAutofocus: the sole purpose of the page is the search
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

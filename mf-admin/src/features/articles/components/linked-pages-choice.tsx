import { MAX_LINKED_PAGES } from '@arunika/contracts'
import { Field, Skeleton } from '@arunika/ui'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import type { ArticleControl } from '../article-fields.ts'
import { useLinkablePages } from '../hooks/use-linkable-pages.ts'
import { type LinkablePage, offered, pathsOf } from '../linked-pages.ts'
import styles from './choices.module.css'

const LABEL = 'Vacancies and classes'

/** Links an article to vacancies and classes. The article shows them, and a vacancy shows the article. */
export function LinkedPagesChoice({ control }: { control: ArticleControl }) {
  const { field, fieldState } = useController({ name: 'linked_pages', control })
  const [text, setText] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const error = fieldState.error?.message
  const pages = useLinkablePages()
  const paths = pathsOf(field.value)
  const { chosen, others } = offered(pages ?? [], paths, text)
  const isFull = paths.length >= MAX_LINKED_PAGES

  function choose(list: readonly string[]) {
    field.onChange(list.join(' '))
    // The pressed checkbox moves within the list or leaves it.
    search.current?.focus()
  }
  function add({ path }: LinkablePage) {
    choose([...paths, path])
    setText('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter would submit the article.
    event.preventDefault()
    if (text.trim() && others[0] && !isFull) add(others[0])
  }

  return (
    <fieldset className={styles.choice} aria-label={LABEL} aria-describedby={error && errorId}>
      <Field label={LABEL} hint={hintOf(isFull)}>
        {(props) => (
          <input
            {...props}
            ref={(element) => {
              search.current = element
              field.ref(element)
            }}
            type="search"
            name="linked_pages"
            placeholder="Search"
            autoComplete="off"
            dir="auto"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={field.onBlur}
          />
        )}
      </Field>
      {!pages && <Skeleton className={styles.placeholder} />}
      <div className={styles.options}>
        {chosen.map((page) => (
          <Option
            key={page.path}
            page={page}
            isChosen
            onToggle={() => choose(paths.filter((path) => path !== page.path))}
          />
        ))}
        {others.map((page) => (
          <Option key={page.path} page={page} isDisabled={isFull} onToggle={() => add(page)} />
        ))}
      </div>
      {pages && text.trim() && others.length === 0 && <p className={styles.none}>There is no match.</p>}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

const hintOf = (isFull: boolean) =>
  isFull
    ? `An article has at most ${MAX_LINKED_PAGES}.`
    : 'The article shows them below its text, and a vacancy shows the article.'

interface OptionProps {
  page: LinkablePage
  isChosen?: boolean
  isDisabled?: boolean
  onToggle: () => void
}

function Option({ page: { label, kind }, isChosen = false, isDisabled = false, onToggle }: OptionProps) {
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        name="linked_pages"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onToggle}
      />
      <span>
        {label} <span className={styles.kind}>{kind}</span>
      </span>
    </label>
  )
}

import type { ApplicationNote } from '@arunika/contracts'
import { longTime } from '@arunika/text'
import { Button, Field } from '@arunika/ui'
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { deleteSoon, useRemaining } from '../../../components/feedback/pending-deletions.ts'
import { ActionButton } from '../../../components/table/row-actions.tsx'
import { useHeldScreen } from '../../../lib/held-screen.ts'
import { addNote, deleteNote, noteAddress } from '../api/change-application.ts'
import { keepUnsentNote, unsentNote } from '../unsent-texts.ts'
import styles from './notes.module.css'

interface NotesProps {
  applicationId: number
  notes: readonly ApplicationNote[]
  /** Reloads the list. */
  refresh: () => Promise<unknown>
  field: RefObject<HTMLTextAreaElement | null>
}

/** Administrators' notes about an application. */
export function Notes({ applicationId, notes, refresh, field }: NotesProps) {
  const [text, setText] = useState(() => unsentNote(applicationId))
  const [error, setError] = useState<string>()
  useHeldScreen(text.trim() !== '')

  function write(written: string) {
    setText(written)
    keepUnsentNote(applicationId, written)
  }

  async function change(call: Promise<unknown>) {
    setError(undefined)
    try {
      await call
      await refresh()
      return true
    } catch (error) {
      setError(`Not saved. ${(error as Error).message}`)
      return false
    }
  }
  const addressOf = ({ id }: { id: number }) => noteAddress(applicationId, id)
  const remaining = useRemaining(notes, addressOf) ?? []
  const remove = (id: number) =>
    deleteSoon({
      text: 'Note deleted.',
      addresses: [addressOf({ id })],
      run: () => deleteNote(applicationId, id).finally(refresh),
    })
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return setError('Please write something.')
    if (await change(addNote(applicationId, text))) write('')
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  return (
    <section aria-label="Notes">
      <h3 className={styles.title}>Notes</h3>
      {remaining.length > 0 && (
        <ul className={styles.list}>
          {remaining.map(({ id, author, text: written, createdAt }) => (
            <li key={id} className={styles.note}>
              <div>
                <p className={styles.text}>{written}</p>
                <p className={styles.by}>
                  {author}, <time dateTime={createdAt}>{longTime(createdAt)}</time>
                </p>
              </div>
              <ActionButton kind="delete" label={`Delete the note “${written}”`} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <Field
          label="New note"
          hint={
            text.trim() === ''
              ? 'Only administrators see it.'
              : 'Not added yet. What you write stays in this tab.'
          }
          error={error}
        >
          {(control) => (
            <textarea
              {...control}
              ref={field}
              value={text}
              aria-keyshortcuts="w"
              onChange={(event) => write(event.target.value)}
              onKeyDown={onKeyDown}
            />
          )}
        </Field>
        <Button variant="secondary" type="submit">
          Add note
        </Button>
      </form>
    </section>
  )
}

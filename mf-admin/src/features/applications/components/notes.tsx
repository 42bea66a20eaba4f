import type { ApplicationNote } from '@arunika/shared/contracts'
import { longTime } from '@arunika/shared/text'
import { Button, Field } from '@arunika/shared/ui'
import { type FormEvent, useState } from 'react'
import { ActionButton } from '../../../kit/list/row-actions.tsx'
import { addNote, deleteNote } from '../api/change-application.ts'
import styles from './notes.module.css'

interface NotesProps {
  applicationId: number
  notes: readonly ApplicationNote[]
  /** Fetches the list anew. */
  refresh: () => Promise<unknown>
}

/** What administrators write to each other about an application. */
export function Notes({ applicationId, notes, refresh }: NotesProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()

  async function change(call: Promise<unknown>) {
    setFault(undefined)
    try {
      await call
      await refresh()
      return true
    } catch (error) {
      setFault(`Not saved. ${(error as Error).message}`)
      return false
    }
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return setFault('Please write something.')
    if (await change(addNote(applicationId, text))) setText('')
  }

  return (
    <section className={styles.notes} aria-label="Notes">
      <h3 className={styles.title}>Notes</h3>
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map(({ id, author, text: written, createdAt }) => (
            <li key={id} className={styles.note}>
              <div>
                <p className={styles.text}>{written}</p>
                <p className={styles.by}>
                  {author}, <time dateTime={createdAt}>{longTime(createdAt)}</time>
                </p>
              </div>
              <ActionButton
                kind="delete"
                label={`Delete the note “${written}”`}
                onClick={() => void change(deleteNote(applicationId, id))}
              />
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <Field label="New note" hint="Only administrators see it." fault={fault}>
          {(control) => (
            <textarea {...control} value={text} onChange={(event) => setText(event.target.value)} />
          )}
        </Field>
        <Button look="secondary" type="submit">
          Add note
        </Button>
      </form>
    </section>
  )
}

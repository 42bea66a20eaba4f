import { isApiError } from '@anyam/data'
import { MAX_IMPORT_MB, MAX_IMPORTED_ARTICLES } from '@arunika/admin-contracts'
import { Button, Field } from '@arunika/ui'
import { type FormEvent, useRef, useState } from 'react'
import { BusyOverlay } from '../../../components/feedback/busy-overlay.tsx'
import { startImport } from '../api/imports.ts'
import styles from './import-form.module.css'

const HINT = `A WordPress export (.xml), a Ghost export (.json), a Markdown file (.md), or a zip file of Markdown files with their pictures. At most ${MAX_IMPORT_MB} MB and ${MAX_IMPORTED_ARTICLES.toLocaleString('en')} articles.`

interface ImportFormProps {
  onStarted: (id: number) => Promise<unknown>
}

/** Sends a file of another system. */
export function ImportForm({ onStarted }: ImportFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const [file] = input.current?.files ?? []
    if (!file) return setErrors({ file: 'Please choose a file.' })
    const body = new FormData(form)
    body.set('file', file)
    setBusy(true)
    setErrors({})
    try {
      const { id } = await startImport(body)
      form.reset()
      await onStarted(id)
    } catch (error) {
      const fields = isApiError(error) ? Object.entries(error.body.errors ?? {}) : []
      const messages = Object.fromEntries(fields.map(([name, [message = '']]) => [name, message]))
      setErrors(fields.length > 0 ? messages : { file: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className={styles.form} noValidate aria-label="Import" onSubmit={(event) => void send(event)}>
      <Field label="File" hint={HINT} error={errors.file && <span role="alert">{errors.file}</span>}>
        {(props) => (
          <input
            {...props}
            ref={input}
            type="file"
            name="file"
            accept=".xml,.json,.md,.markdown,.zip"
            required
          />
        )}
      </Field>
      <Field
        label="Address of the old site (optional)"
        hint="A Ghost export needs it, because its pictures are fetched from there."
        error={errors.origin}
      >
        {(props) => (
          <input {...props} type="url" name="origin" placeholder="https://blog.example.com" dir="auto" />
        )}
      </Field>
      <label className={styles.option}>
        <input type="checkbox" name="publish" value="1" />
        <span>
          <strong>Publish what was published</strong>
          <span className={styles.explained}>
            Articles keep their days. Otherwise, and if a picture or a category is missing, they become
            drafts.
          </span>
        </span>
      </label>
      <Button type="submit" className={styles.send}>
        Import
      </Button>
      <BusyOverlay busy={isBusy} />
    </form>
  )
}

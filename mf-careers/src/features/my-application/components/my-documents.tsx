import { DOCUMENT_RULES, documentError, MAX_FILE_MB, type MyApplication } from '@arunika/contracts'
import { uploadUrl } from '@arunika/data'
import { Field } from '@arunika/ui'
import { type ChangeEvent, useState } from 'react'
import { addDocument } from '../api/my-application.ts'
import styles from './my-application.module.css'

interface MyDocumentsProps {
  token: string
  application: MyApplication
  /** Shows the result, and reloads the application. */
  onDone: (work: Promise<{ message: string }>) => void
}

/** The documents, with controls to add or replace one. */
export function MyDocuments({ token, application, onDone }: MyDocumentsProps) {
  const { documents, isOpen } = application
  const [error, setError] = useState<string>()
  const [replaced, setReplaced] = useState('')

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const wrong = documentError([file])
    setError(wrong)
    if (wrong) return
    onDone(addDocument(token, file, replaced === '' ? undefined : Number(replaced)))
    setReplaced('')
  }
  return (
    <section className={styles.card} aria-label="Documents">
      <h2>Documents</h2>
      <ul className={styles.documents}>
        {documents.map(({ id, name, file_path }) => (
          <li key={id}>
            <a href={uploadUrl(file_path)} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {isOpen && (
        <>
          {documents.length > 0 && (
            <Field label="Add or replace">
              {(props) => (
                <select {...props} value={replaced} onChange={(event) => setReplaced(event.target.value)}>
                  <option value="">Add it to the others</option>
                  {documents.map(({ id, name }) => (
                    <option key={id} value={id}>
                      It replaces {name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field label="Choose the document" hint={`PDF or picture, ${MAX_FILE_MB} MB at most`} error={error}>
            {(props) => (
              <input {...props} type="file" accept={DOCUMENT_RULES.types.join(',')} onChange={choose} />
            )}
          </Field>
        </>
      )}
    </section>
  )
}

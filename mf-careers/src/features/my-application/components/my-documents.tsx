import { uploadUrl } from '@anyam/data'
import { useLanguage, useWords } from '@anyam/federation/use-words'
import { DOCUMENT_RULES, documentError, type MyApplication } from '@arunika/contracts'
import { Field } from '@arunika/ui'
import { type ChangeEvent, useState } from 'react'
import { problemWords } from '../../../lib/problem-words.ts'
import { addDocument } from '../api/my-application.ts'
import { myApplicationWords } from '../words.ts'
import styles from './my-application.module.css'

interface MyDocumentsProps {
  token: string
  application: MyApplication
  /** Shows the result and reloads the application. */
  onDone: (work: Promise<{ message: string }>) => void
}

/** The documents, with controls to add or replace one. */
export function MyDocuments({ token, application, onDone }: MyDocumentsProps) {
  const { documents, isOpen } = application
  const words = useWords(myApplicationWords)
  const language = useLanguage()
  const { ofField } = useWords(problemWords)
  const [error, setError] = useState<string>()
  const [replaced, setReplaced] = useState('')

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (!file) return
    const wrong = documentError([file])
    if (wrong) await problemWords.load(language).catch(() => {})
    setError(wrong)
    if (wrong) return
    onDone(addDocument(token, file, replaced === '' ? undefined : Number(replaced)))
    setReplaced('')
  }
  return (
    <section className={styles.card} aria-label={words.documents}>
      <h2>{words.documents}</h2>
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
            <Field label={words.addOrReplace}>
              {(props) => (
                <select {...props} value={replaced} onChange={(event) => setReplaced(event.target.value)}>
                  <option value="">{words.add}</option>
                  {documents.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {words.replaces(name)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field label={words.choose} hint={words.chooseHint} error={ofField(error)}>
            {(props) => (
              <input {...props} type="file" accept={DOCUMENT_RULES.types.join(',')} onChange={choose} />
            )}
          </Field>
        </>
      )}
    </section>
  )
}

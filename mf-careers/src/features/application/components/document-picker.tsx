import { useLanguage, useWords } from '@anyam/federation/use-words'
import { DOCUMENT_RULES, documentError } from '@arunika/contracts'
import { Field, IconButton } from '@arunika/ui'
import { type DragEvent, type RefObject, useState } from 'react'
import { problemWords } from '../../../lib/problem-words.ts'
import { fileSize } from '../file-size.ts'
import { applicationPhrases } from '../phrases.tsx'
import { applicationWords } from '../words.ts'
import styles from './document-picker.module.css'

interface DocumentPickerProps {
  documents: {
    files: readonly File[]
    error: string | undefined
    choose: (files: readonly File[]) => void
    input: RefObject<HTMLInputElement | null>
  }
}

/** Accepts chosen or dropped documents, validates them at once and lets applicants remove each. */
export function DocumentPicker({ documents: { files, error, choose, input } }: DocumentPickerProps) {
  const language = useLanguage()
  const words = useWords(applicationWords)
  const phrases = useWords(applicationPhrases)
  const { ofField } = useWords(problemWords)
  const [isOver, setOver] = useState(false)
  const add = (more: Iterable<File>) => choose([...files, ...more].filter(isFirst))
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }

  return (
    <div className={styles.picker}>
      <Field label={words.documents} hint={words.documentsHint} error={ofField(error)}>
        {(control) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input is the first
          <div
            className={`${styles.zone} ${isOver ? styles.over : ''}`}
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <p className={styles.invitation}>{phrases.dropHere(styles.choose)}</p>
            <input
              {...control}
              ref={input}
              className={styles.input}
              type="file"
              name={DOCUMENT_RULES.field}
              multiple
              required={files.length === 0}
              accept={DOCUMENT_RULES.types.join(',')}
              onChange={(event) => {
                add(event.target.files ?? [])
                // Allows a removed file to be chosen again.
                event.target.value = ''
              }}
            />
          </div>
        )}
      </Field>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={words.chosen}>
          {files.map((file) => (
            <li key={nameOf(file)} className={documentError([file]) ? styles.invalid : styles.file}>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{fileSize(file.size, language)}</span>
              <IconButton
                label={phrases.remove(file.name)}
                onClick={() => {
                  choose(files.filter((other) => other !== file))
                  input.current?.focus()
                }}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentcolor" strokeWidth="2.5" />
                </svg>
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const nameOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

/** Filters out duplicates of a file. */
const isFirst = (file: File, index: number, all: readonly File[]) =>
  all.findIndex((other) => nameOf(other) === nameOf(file)) === index

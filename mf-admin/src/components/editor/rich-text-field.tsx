import { DEFAULT_LANGUAGE, type Language } from '@arunika/contracts/site'
import { Notice, Skeleton } from '@arunika/ui'
import { useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useReportUploads } from '../form/uploads.ts'
import styles from './rich-text-field.module.css'
import { useEditorCode } from './use-editor-code.ts'

interface RichTextFieldProps<Values extends FieldValues, Output> {
  label: string
  name: FieldPath<Values>
  control: Control<Values, unknown, Output>
  /** Language of the text; English by default. */
  language?: Language
}

/** A labelled rich-text editor; its code loads when a form first shows one. */
export function RichTextField<Values extends FieldValues, Output>(props: RichTextFieldProps<Values, Output>) {
  const { label, name, control, language = DEFAULT_LANGUAGE } = props
  const { field, fieldState } = useController({ name, control })
  const { Editor, failed, retry } = useEditorCode()
  const id = useId()
  const onUploading = useReportUploads(id)
  const error = fieldState.error?.message
  return (
    <div className={styles.field} data-field={name}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      {Editor && (
        <Editor
          label={label}
          language={language}
          value={field.value}
          errorId={error && `${id}-error`}
          onChange={field.onChange}
          onBlur={field.onBlur}
          onUploading={onUploading}
          register={field.ref}
        />
      )}
      {!Editor && !failed && <Skeleton className={styles.placeholder} />}
      {failed && (
        <Notice title="The editor could not be loaded" onRetry={retry}>
          What you have typed elsewhere stays.
        </Notice>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

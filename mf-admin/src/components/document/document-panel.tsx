import { type RefObject, useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { EditStatus } from './edit-status.tsx'
import {
  type Document,
  type DocumentKind,
  type DocumentOf,
  type SavedEntry,
  useDocument,
} from './use-document.ts'

export interface DocumentPanelProps<Values extends FieldValues, Output, Saved extends SavedEntry> {
  form: UseFormReturn<Values, unknown, Output>
  /** Must be the same object on every render. */
  kind: DocumentKind<Saved>
  document: DocumentOf<Saved>
  /** Text of a value that is not readable by itself; undefined for others. */
  describe?: ((name: string, value: unknown) => string | undefined) | undefined
  /** True if readers see the saved entry. */
  isLive: boolean
  onDiscard: () => void
  handle: RefObject<Document | undefined>
  /** Called when the server has all input, or no longer has it. */
  onStored: (isStored: boolean) => void
}

/** Stores the input of a form on the server while somebody types, and shows the state of that. */
export default function DocumentPanel<Values extends FieldValues, Output, Saved extends SavedEntry>(
  props: DocumentPanelProps<Values, Output, Saved>,
) {
  const { form, kind, document, describe, isLive, onDiscard, handle, onStored } = props
  const edits = useDocument(form, kind, document)
  useEffect(() => {
    handle.current = edits
  })
  const { isStored } = edits
  useEffect(() => onStored(isStored), [isStored, onStored])
  return (
    <EditStatus
      edits={edits}
      kind={kind}
      mine={(name) => form.getValues(name as Path<Values>)}
      {...(describe && { describe })}
      isLive={isLive}
      onDiscard={onDiscard}
    />
  )
}

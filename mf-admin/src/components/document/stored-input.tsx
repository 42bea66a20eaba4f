import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { LoadBoundary } from '../feedback/load-boundary.tsx'
import type { DocumentPanelProps } from './document-panel.tsx'
import type { Document, SavedEntry } from './use-document.ts'

const DocumentPanel = lazy(
  () => import(/* webpackChunkName: "document" */ './document-panel.tsx'),
) as typeof import('./document-panel.tsx').default

/** The document of a form. Until its code has loaded, the form stores its input in this browser. */
export function useStoredInput() {
  const handle = useRef<Document>(undefined)
  const [isStored, setStored] = useState<boolean>()
  return {
    handle,
    onStored: useCallback((isNow: boolean) => setStored(isNow), []),
    isDocument: isStored !== undefined,
    isStored: isStored === true,
  }
}

/** The panel of a document; its code loads after the form. */
export const StoredInput = <Values extends FieldValues, Output, Saved extends SavedEntry>(
  props: DocumentPanelProps<Values, Output, Saved>,
) => (
  <LoadBoundary fallback={null}>
    <Suspense>
      <DocumentPanel {...props} />
    </Suspense>
  </LoadBoundary>
)

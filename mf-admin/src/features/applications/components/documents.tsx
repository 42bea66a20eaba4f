import type { ApplicationFile } from '@arunika/contracts'
import { useState } from 'react'
import { isPdf } from '../documents.ts'
import { DocumentList } from './document-list.tsx'
import { DocumentView } from './document-view.tsx'

/** An applicant's documents with one shown in full: initially the PDF, which is usually the CV. */
export function Documents({ files }: { files: readonly ApplicationFile[] }) {
  const [shownId, setShownId] = useState(() => (files.find(isPdf) ?? files[0])?.id)
  const shown = files.find(({ id }) => id === shownId)
  return (
    <>
      <DocumentList files={files} shown={shown} onShow={(file) => setShownId(file?.id)} />
      {shown && <DocumentView key={shown.id} file={shown} />}
    </>
  )
}

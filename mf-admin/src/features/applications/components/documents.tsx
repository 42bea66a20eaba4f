import type { ApplicationFile } from '@arunika/contracts'
import { useState } from 'react'
import { DocumentList } from './document-list.tsx'
import { DocumentView } from './document-view.tsx'

/** What an applicant sent; any of it can be looked at below without leaving the list. */
export function Documents({ files }: { files: readonly ApplicationFile[] }) {
  const [shownId, setShownId] = useState<number>()
  const shown = files.find(({ id }) => id === shownId)
  return (
    <>
      <DocumentList files={files} shown={shown} onShow={(file) => setShownId(file?.id)} />
      {shown && <DocumentView key={shown.id} file={shown} />}
    </>
  )
}

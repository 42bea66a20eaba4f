import { uploadUrl } from '@anyam/data'
import type { ApplicationFile } from '@arunika/contracts'
import { Notice, Skeleton } from '@arunika/ui'
import { lazy, Suspense } from 'react'
import { LoadBoundary } from '../../../components/feedback/load-boundary.tsx'
import { isPdf } from '../documents.ts'
import styles from './document-view.module.css'

const PdfView = lazy(() => import(/* webpackChunkName: "pdf" */ '../../../components/pdf/pdf-view.tsx'))

/** One document, large. */
export function DocumentView({ file }: { file: ApplicationFile }) {
  const address = uploadUrl(file.file_path)
  if (!isPdf(file)) return <img className={styles.view} src={address} alt={file.name} />
  return (
    <section className={styles.view} aria-label={file.name}>
      <LoadBoundary fallback={<Notice title="The document cannot be shown here">Please open it.</Notice>}>
        <Suspense fallback={<Skeleton className={styles.placeholder} />}>
          <PdfView address={address} />
        </Suspense>
      </LoadBoundary>
    </section>
  )
}

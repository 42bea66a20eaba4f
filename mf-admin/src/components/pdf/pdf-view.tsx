import { Notice, Skeleton } from '@arunika/ui'
import { usePdf } from './load-pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import styles from './pdf-view.module.css'

/** Maximum number of rendered pages. Applicants' documents are short, and each page takes memory. */
const MAX_PAGES = 40

/**
 * Renders a PDF page by page. The file never reaches the browser's own viewer, so active content in it never runs on
 * any origin.
 */
export default function PdfView({ address }: { address: string }) {
  const { pdf, failed } = usePdf(address)
  if (failed) return <Notice title="The document cannot be shown here">Please open it.</Notice>
  if (!pdf) return <Skeleton className={styles.placeholder} />
  const pages = Array.from({ length: Math.min(pdf.numPages, MAX_PAGES) }, (_, index) => index + 1)
  return (
    <>
      {pages.map((number) => (
        <PdfPage key={number} pdf={pdf} number={number} />
      ))}
      {pdf.numPages > MAX_PAGES && <p>The other {pdf.numPages - MAX_PAGES} pages are in the file.</p>}
    </>
  )
}

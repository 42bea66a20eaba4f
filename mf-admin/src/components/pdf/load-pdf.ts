import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

/** Loads a PDF for reading; scripts do not run and forms are not interactive. */
export function usePdf(address: string) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [failed, setFailed] = useState(false)
  // The URL is re-signed every few minutes; keep the document that was opened.
  const [opened] = useState(address)
  useEffect(() => {
    const task = getDocument({ url: opened, enableXfa: false })
    task.promise.then(setPdf, () => setFailed(true))
    return () => void task.destroy()
  }, [opened])
  return { pdf, failed }
}

import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'

GlobalWorkerOptions.workerSrc = new URL(
  'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
  import.meta.url,
).toString()

/** A PDF that is being read; nothing in it runs, and its forms are not filled in. */
export function usePdf(address: string) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [failed, setFailed] = useState(false)
  // The URL is re-signed every few minutes; the document stays the one that was opened.
  const [opened] = useState(address)
  useEffect(() => {
    const task = getDocument({ url: opened, enableXfa: false })
    task.promise.then(setPdf, () => setFailed(true))
    return () => void task.destroy()
  }, [opened])
  return { pdf, failed }
}

import { VisuallyHidden } from '@arunika/ui'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { useNear } from '../../lib/use-near.ts'
import styles from './pdf-view.module.css'

/** Width in pixels at which a page is rendered: sharp on a screen of double density. */
const WIDTH = 1400

interface PdfPageProps {
  pdf: PDFDocumentProxy
  number: number
}

/**
 * One page as an image with text for screen readers. It renders when it comes near the viewport, because each page
 * takes memory.
 */
export function PdfPage({ pdf, number }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')
  const isNear = useNear(canvas)
  useEffect(() => {
    if (!isNear) return
    let left = false
    async function draw() {
      const page = await pdf.getPage(number)
      const text = await page.getTextContent()
      const target = canvas.current
      if (left || !target) return
      const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width })
      target.style.aspectRatio = 'auto'
      target.width = viewport.width
      target.height = viewport.height
      setWords(text.items.map((item) => ('str' in item ? item.str : '')).join(' '))
      await page.render({ canvas: target, viewport }).promise
    }
    // A page that fails to render stays blank; the file itself can still be opened.
    draw().catch(() => undefined)
    return () => {
      left = true
    }
  }, [pdf, number, isNear])
  return (
    <>
      <canvas
        ref={canvas}
        className={styles.page}
        role="img"
        aria-label={`Page ${number} of ${pdf.numPages}`}
      />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  )
}

import { fileURLToPath } from 'node:url'
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { filledOf, MAX_CHARACTERS, type Segment, segmentsOf, wordsOf } from './pdf-words.ts'

/**
 * Opens PDFs in sequence, started by `check-pdf.ts` with limits and without file access. It first sends `ready`; then
 * each message gives the number of bytes on stdin, and the response contains the result.
 */

export type PdfVerdict = 'sound' | 'encrypted' | 'empty' | 'damaged'

/** The result of checking a PDF. */
export interface PdfResult {
  verdict: PdfVerdict
  /** Words of a sound file, up to the limits. */
  text: string
}

/** Readers look for the end mark this close to the end. */
const END_MARK_WITHIN = 1_024
/** Pages beyond this limit are not opened. */
const MAX_PAGES = 500
/** Limit for reading words. CVs have fewer; a book is not searched to its end. */
const MAX_READ_PAGES = 30

/** False for a truncated file, whose first pages a tolerant parser may still show. */
function hasEndMark(file: Buffer): boolean {
  let end = file.length
  // Some programs pad the last block of a file.
  while (end > 0 && [0, 9, 10, 13, 32].includes(file[end - 1] ?? 1)) end -= 1
  return file.subarray(Math.max(0, end - END_MARK_WITHIN), end).includes('%%EOF')
}

const segmentsOn = async (page: PDFPageProxy) => [
  ...segmentsOf((await page.getTextContent()).items),
  ...filledOf(await page.getAnnotations().catch(() => [])),
]

const lengthOf = (segments: readonly Segment[]) => segments.reduce((sum, { text }) => sum + text.length, 0)

/** Segments of the pages after the first. An unreadable page ends the text, not the document. */
async function furtherPages(document: PDFDocumentProxy, first: readonly Segment[]) {
  const pages: (readonly Segment[])[] = []
  let read = lengthOf(first)
  try {
    const last = Math.min(document.numPages, MAX_READ_PAGES)
    for (let nth = 2; nth <= last && read < MAX_CHARACTERS; nth += 1) {
      const segments = await segmentsOn(await document.getPage(nth))
      read += lengthOf(segments)
      pages.push(segments)
    }
  } catch {}
  return pages
}

/** Tables of Chinese, Japanese and Korean fonts that a file does not contain. */
const CMAPS = fileURLToPath(new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')))

async function inspect(file: Buffer): Promise<PdfResult> {
  if (!hasEndMark(file)) return { verdict: 'damaged', text: '' }
  const task = getDocument({
    data: new Uint8Array(file),
    verbosity: 0,
    stopAtErrors: true,
    enableXfa: false,
    cMapUrl: CMAPS,
    cMapPacked: true,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
  })
  try {
    const document = await task.promise
    if (document.numPages === 0) return { verdict: 'empty', text: '' }
    const page = await document.getPage(1)
    // Unpacks and reads the page's contents but not its pictures, so a scan of 25 MB costs no more than a letter.
    const first = await segmentsOn(page)
    for (let nth = 2; nth <= Math.min(document.numPages, MAX_PAGES); nth += 1) await document.getPage(nth)
    return { verdict: 'sound', text: wordsOf([first, ...(await furtherPages(document, first))]) }
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException'
    return { verdict: isEncrypted ? 'encrypted' : 'damaged', text: '' }
  } finally {
    await task.destroy()
  }
}

let chunks: Buffer[] = []
let received = 0
let expected = Number.POSITIVE_INFINITY

function inspectWhenWhole() {
  if (received < expected) return
  const file = Buffer.concat(chunks)
  chunks = []
  received = 0
  expected = Number.POSITIVE_INFINITY
  inspect(file).then((result) => process.send?.(result))
}

process.on('message', (size: number) => {
  expected = size
  inspectWhenWhole()
})
process.stdin.on('data', (chunk: Buffer) => {
  chunks.push(chunk)
  received += chunk.length
  inspectWhenWhole()
})
// The api has ended.
process.on('disconnect', () => process.exit())
process.send?.('ready')

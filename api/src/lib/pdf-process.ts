import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

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
/** Limits for reading words. CVs have fewer; a book is not searched to its end. */
const MAX_READ = { pages: 30, characters: 20_000 }

/** False for a truncated file, whose first pages a tolerant parser may still show. */
function hasEndMark(file: Buffer): boolean {
  let end = file.length
  // Some programs pad the last block of a file.
  while (end > 0 && [0, 9, 10, 13, 32].includes(file[end - 1] ?? 1)) end -= 1
  return file.subarray(Math.max(0, end - END_MARK_WITHIN), end).includes('%%EOF')
}

/** Words in file order, without null characters, which the database does not accept. */
async function wordsOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return words.replaceAll('\0', '').replace(/\s+/g, ' ').toWellFormed()
}

/** An unreadable page ends the text, not the document. */
async function addWords(document: PDFDocumentProxy, text: string): Promise<string> {
  let all = text
  try {
    const last = Math.min(document.numPages, MAX_READ.pages)
    for (let nth = 2; nth <= last && all.length < MAX_READ.characters; nth += 1)
      all += ` ${await wordsOf(await document.getPage(nth))}`
  } catch {}
  return all.slice(0, MAX_READ.characters).toWellFormed()
}

async function inspect(file: Buffer): Promise<PdfResult> {
  if (!hasEndMark(file)) return { verdict: 'damaged', text: '' }
  const task = getDocument({
    data: new Uint8Array(file),
    verbosity: 0,
    stopAtErrors: true,
    enableXfa: false,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
  })
  try {
    const document = await task.promise
    if (document.numPages === 0) return { verdict: 'empty', text: '' }
    const first = await document.getPage(1)
    // Unpacks and reads the page's contents but not its pictures, so a scan of 25 MB costs no more than a letter.
    const text = await wordsOf(first)
    for (let nth = 2; nth <= Math.min(document.numPages, MAX_PAGES); nth += 1) await document.getPage(nth)
    return { verdict: 'sound', text: await addWords(document, text) }
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

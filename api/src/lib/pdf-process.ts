import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * Opens PDFs, one after the other: a message names the number of bytes on stdin, and the response contains the
 * verdict. `check-pdf.ts` starts it with limits and without a right to files.
 */

export type PdfVerdict = 'sound' | 'encrypted' | 'empty' | 'damaged'

/** Readers look for the end mark this close to the end. */
const END_MARK_WITHIN = 1_024
/** Pages beyond these are not opened one by one. */
const MAX_PAGES = 500

/** False for a file that was cut off, whose first pages a tolerant parser may still show. */
function hasEndMark(file: Buffer): boolean {
  let end = file.length
  // Some programs fill the last block of a file.
  while (end > 0 && [0, 9, 10, 13, 32].includes(file[end - 1] ?? 1)) end -= 1
  return file.subarray(Math.max(0, end - END_MARK_WITHIN), end).includes('%%EOF')
}

async function inspect(file: Buffer): Promise<PdfVerdict> {
  if (!hasEndMark(file)) return 'damaged'
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
    if (document.numPages === 0) return 'empty'
    const first = await document.getPage(1)
    // Unpacks and reads the page's contents, not its pictures: a scan of 25 MB costs no more than a letter.
    await first.getTextContent()
    for (let nth = 2; nth <= Math.min(document.numPages, MAX_PAGES); nth += 1) await document.getPage(nth)
    return 'sound'
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged'
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
  inspect(file).then((verdict) => process.send?.(verdict))
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

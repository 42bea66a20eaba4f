import { randomUUID } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { DOCUMENT_RULES, documentError } from '@arunika/contracts'
import { checkPdf, type PdfFinding } from '../../lib/check-pdf.ts'
import {
  agreedPictureFormat,
  isAgreedPdf,
  type PictureFormat,
  pictureError,
  reencode,
  TOO_MANY_PIXELS,
  UnreadablePictureError,
} from '../../lib/pictures.ts'
import type { ReceivedFile } from '../../lib/receive-form.ts'
import type { FileStore } from '../../storage/file-store.ts'
import type { FileValues } from './repository.ts'

type Kind = 'pdf' | PictureFormat
const EXTENSIONS = { pdf: 'pdf', jpeg: 'jpg', png: 'png', webp: 'webp' } as const

/** A document whose name, declared type and contents agree. */
export interface AcceptedFile extends ReceivedFile {
  kind: Kind
  /** Words of a PDF. */
  text: string
}

const PDF_ERRORS: Record<Exclude<PdfFinding, 'sound'>, string> = {
  encrypted: 'is protected by a password. Please attach it without one.',
  empty: 'has no pages.',
  damaged: 'is damaged or incomplete. Please export it again and attach the new file.',
  'too-complex': 'is too complex to be checked. Please print it to PDF and attach the new file.',
}

interface Inspected {
  text: string
  error?: string
}

async function inspectPdf(file: ReceivedFile): Promise<Inspected> {
  const { finding, text } = await checkPdf(file.tempPath)
  if (finding === 'sound') return { text }
  return { text, error: `“${displayName(file.name)}” ${PDF_ERRORS[finding]}` }
}

/** The words of a file of this kind, and its error if it has one. */
async function inspect(kind: Kind, file: ReceivedFile): Promise<Inspected> {
  if (kind === 'pdf') return inspectPdf(file)
  const wrong = await pictureError(file.tempPath)
  if (wrong === undefined) return { text: '' }
  return {
    text: '',
    error: wrong === 'too-many-pixels' ? TOO_MANY_PIXELS : DOCUMENT_RULES.messages.wrongType,
  }
}

/** Checks every file; `error` is the first message, in the order of the form's own checks. */
export async function inspectDocuments(
  files: readonly ReceivedFile[],
): Promise<{ accepted: AcceptedFile[]; error?: string }> {
  const error = documentError(files.map((file) => ({ ...file, type: file.type.toLowerCase() })))
  if (error !== undefined) return { accepted: [], error }
  const accepted: AcceptedFile[] = []
  for (const file of files) {
    const kind: Kind | undefined = (await isAgreedPdf(file)) ? 'pdf' : await agreedPictureFormat(file)
    if (kind === undefined) return { accepted: [], error: DOCUMENT_RULES.messages.wrongType }
    const { error, text } = await inspect(kind, file)
    if (error !== undefined) return { accepted: [], error }
    accepted.push({ ...file, kind, text })
  }
  return { accepted }
}

/** The sender's file name without folders and control characters. */
const displayName = (name: string) =>
  basename(name.replaceAll('\\', '/'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed here
    .replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
    .slice(-200)

/** A new path in the file store, spread over folders so that none grows too large. */
export function newDocumentPath(extension: string): string {
  const id = randomUUID()
  return `applications/${id.slice(0, 2)}/${id}.${extension}`
}

/** A document ready to be stored: its temporary file and its row. */
export interface PreparedFile {
  tempPath: string
  row: FileValues
}

/** Re-encodes pictures and leaves PDFs unchanged. `undefined` if a picture turns out to be damaged. */
export async function prepareDocument(
  file: AcceptedFile,
  store: FileStore,
): Promise<PreparedFile | undefined> {
  const path = newDocumentPath(EXTENSIONS[file.kind])
  const name = displayName(file.name)
  const { text } = file
  if (file.kind === 'pdf') return { tempPath: file.tempPath, row: { path, name, size: file.size, text } }
  const tempPath = store.tempPath()
  try {
    await reencode(file.tempPath, tempPath, file.kind)
    return { tempPath, row: { path, name, size: (await stat(tempPath)).size, text } }
  } catch (error) {
    await rm(tempPath, { force: true })
    if (error instanceof UnreadablePictureError) return undefined
    throw error
  }
}

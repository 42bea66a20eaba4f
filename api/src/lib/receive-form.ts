import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CodedError } from '@anyam/server/errors'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileStore } from '../storage/file-store.ts'
import { invalidFields } from './field-errors.ts'

/** A file of a form, streamed to a temporary file. */
export interface ReceivedFile {
  tempPath: string
  /** The sender's file name. */
  name: string
  /** The sender's media type. */
  type: string
  /** Bytes. */
  size: number
  sha256: string
}

export interface ReceivedForm {
  /** Text fields; a name ending in `[]` always holds a list. */
  fields: Record<string, string | string[]>
  files: ReceivedFile[]
}

export interface FormRules {
  fileField: string
  maxFiles: number
  /** Bytes. */
  maxFileSize: number
  tooManyFiles: string
  fileTooLarge: string
  /** Maximum characters of one text field. */
  maxFieldSize: number
}

const MAX_FIELDS = 200
/** Bytes still read after a refusal, so that the sender receives the response. */
const MAX_DRAINED = 128 * 1024 * 1024

/** The parser's error for a malformed body is the only one without a code. */
export const formError = (error: unknown) =>
  error instanceof Error && !('code' in error) ? new CodedError('bad_request', { cause: error }) : error

/** Reads a refused body to its end; closes the connection after `MAX_DRAINED` bytes. */
function drain(request: FastifyRequest) {
  const { raw } = request
  raw.unpipe()
  let drained = 0
  raw.on('data', (chunk: Buffer) => {
    drained += chunk.length
    if (drained > MAX_DRAINED) raw.destroy()
  })
  raw.resume()
}

async function writeTempFile(part: MultipartFile, tempPath: string, rules: FormRules): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(part.file, meter, createWriteStream(tempPath, { flags: 'wx', mode: 0o600 }))
  if (part.file.truncated) {
    throw new CodedError('body_too_large', {
      message: rules.fileTooLarge,
      errors: { [rules.fileField]: [rules.fileTooLarge] },
    })
  }
  return { tempPath, name: part.filename, type: part.mimetype, size, sha256: hash.digest('hex') }
}

function addField(fields: ReceivedForm['fields'], name: string, value: string) {
  const before = fields[name]
  if (name.endsWith('[]')) fields[name] = [...(Array.isArray(before) ? before : []), value]
  else fields[name] = value
}

const skip = (part: MultipartFile) => pipeline(part.file, new PassThrough().resume())

/** Reads the body's parts in sequence; `tempPaths` collects every created file. */
async function readParts(request: FastifyRequest, store: FileStore, rules: FormRules, tempPaths: string[]) {
  const form: ReceivedForm = { fields: {}, files: [] }
  async function receiveFile(part: MultipartFile) {
    // A browser sends an empty, nameless file for an empty file field.
    if (part.fieldname !== rules.fileField || !part.filename) return skip(part)
    if (form.files.length === rules.maxFiles) throw invalidFields({ [rules.fileField]: [rules.tooManyFiles] })
    const tempPath = store.tempPath()
    tempPaths.push(tempPath)
    form.files.push(await writeTempFile(part, tempPath, rules))
  }
  const limits = {
    fileSize: rules.maxFileSize,
    fieldSize: rules.maxFieldSize,
    fields: MAX_FIELDS,
    // One more than allowed, so that the excess file can be named; the rest is not read.
    files: rules.maxFiles + 1,
    headerPairs: 20,
  }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') await receiveFile(part)
    else if (part.valueTruncated) throw new CodedError('body_too_large')
    else if (typeof part.value === 'string') addField(form.fields, part.fieldname, part.value)
  }
  return form
}

/**
 * Reads a multipart body with its parts in any order, enforcing limits while reading, and processes it. Temporary files
 * that were not stored are removed afterwards, even if the body is refused or aborted.
 * @throws CodedError 413 for a file that is too large, 422 for too many files
 */
export async function withForm<T>(
  request: FastifyRequest,
  store: FileStore,
  rules: FormRules,
  work: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const tempPaths: string[] = []
  try {
    const form = await readParts(request, store, rules, tempPaths).catch((error: unknown) => {
      drain(request)
      throw formError(error)
    })
    return await work(form)
  } finally {
    await Promise.all(tempPaths.map((tempPath) => rm(tempPath, { force: true })))
  }
}

import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CodedError } from '@arunika/server/errors'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FileStore } from '../storage/file-store.ts'
import { invalidFields } from './field-errors.ts'

/** A file of a form, streamed to a temporary file. */
export interface ReceivedFile {
  tempPath: string
  /** As the sender named it. */
  name: string
  /** As the sender declared it. */
  type: string
  /** Bytes. */
  size: number
  sha256: string
}

export interface ReceivedForm {
  /** Text fields; a name that ends with `[]` always holds a list. */
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
  /** Characters of one text field. */
  maxFieldSize: number
}

const MAX_FIELDS = 200
/** After a refusal this many bytes are still read, so that the sender gets the response. */
const MAX_DRAINED = 128 * 1024 * 1024

/** The parser's error for a malformed body has no code, unlike all others. */
export const formError = (error: unknown) =>
  error instanceof Error && !('code' in error) ? new CodedError('bad_request', { cause: error }) : error

/** Reads a refused body to its end; cuts the connection if that takes too long. */
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

/** The body's parts, one after the other; `tempPaths` collects every file that is created. */
async function readParts(request: FastifyRequest, store: FileStore, rules: FormRules, tempPaths: string[]) {
  const form: ReceivedForm = { fields: {}, files: [] }
  async function receiveFile(part: MultipartFile) {
    // A browser sends an empty, nameless file for a file field in which nothing was chosen.
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
    // One more than allowed, so that it is seen and named; the rest is not read.
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
 * Reads a multipart body, with its parts in any order, and processes it. Limits are enforced while reading.
 * Temporary files that were not stored are removed afterwards, also when the body is refused or aborted.
 * @throws CodedError 413 for a file that is too large, 422 for one file too many
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

import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import * as z from 'zod'
import { syncFolder } from '../node/index.ts'
import { integrityOf } from './checksum.ts'

export { withChecksum } from './checksum.ts'

/** A small file is missing or has invalid contents; the message is a sentence for operators. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'

  /**
   * @param problem continues the sentence that begins with the file's name
   * @param remedy sentence about how to recover
   */
  constructor(path: string, problem: string, remedy = 'Restore it from a backup.') {
    super(`${basename(dirname(path))}/${basename(path)} ${problem}. ${remedy}`)
  }
}

const ALTERED =
  'is damaged: its text is not the one that its checksum was made of. After an edit by hand, delete the blanks at its end'

/**
 * Parses the text of a state file, and compares it with its checksum if it has one. The value is returned as
 * written, including properties unknown to the schema.
 * @param remedy sentence about how to recover from a damaged file
 * @throws DamagedFileError with the file and the first invalid position
 */
export function parseState<T>(text: string, schema: z.core.$ZodType<T>, path: string, remedy?: string): T {
  const integrity = integrityOf(text)
  if (integrity === 'newer')
    throw new DamagedFileError(path, 'is of a newer version of the product', 'Start that version.')
  if (integrity === 'altered') throw new DamagedFileError(path, ALTERED, remedy)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new DamagedFileError(path, `is damaged: ${syntaxProblem(text, error)}`, remedy)
  }
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return value as T
  const [issue] = parsed.error.issues
  const where = issue?.path.length ? `at ${issue.path.join('.')}: ` : ''
  throw new DamagedFileError(path, `is damaged: ${where}${issue?.message}`, remedy)
}

/** The engine's own message would quote the file, which may contain secrets. */
export function syntaxProblem(text: string, error: unknown): string {
  if (text.trim() === '') return 'it is empty'
  const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? []
  return line ? `it is no JSON at line ${line}, column ${column}` : 'it is no JSON, or was cut off'
}

interface Writing {
  mode?: number
  /** Temporary path, in the same file system; by default next to the file. */
  next?: string
}

/** Unique, so that two processes never write the same temporary file. */
const nextTo = (path: string) => `${path}.${randomUUID()}`

/** Replaces a file atomically; the new content survives a power failure. */
export async function writeWhole(
  path: string,
  text: string,
  { mode, next = nextTo(path) }: Writing = {},
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  try {
    const file = await open(next, 'w', mode)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(next, path)
  } catch (error) {
    await rm(next, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** Synchronous version of `writeWhole`. */
export function writeWholeSync(path: string, data: string | Buffer, mode?: number): void {
  writeTo(path, data, mode, renameSync)
}

/**
 * Reads a file, and creates it on disk first if it does not exist. If two processes create it at once, one
 * wins, and both read the winner's content.
 */
export function readOrMakeSync(path: string, make: () => string | Buffer, mode?: number): Buffer {
  const present = readIfThere(path)
  if (present) return present
  try {
    writeTo(path, make(), mode, linkSync)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  return readFileSync(path)
}

function writeTo(
  path: string,
  data: string | Buffer,
  mode: number | undefined,
  put: (from: string, to: string) => void,
): void {
  mkdirSync(dirname(path), { recursive: true })
  const next = nextTo(path)
  try {
    writeFileSync(next, data, { flush: true, ...(mode !== undefined && { mode }) })
    put(next, path)
  } finally {
    rmSync(next, { force: true })
  }
  syncFolderSync(dirname(path))
}

/** Windows cannot open a folder to sync it, and protects names itself. */
function syncFolderSync(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/**
 * Undefined if the file does not exist. Other failures are errors, because an unreadable file must not be
 * recreated.
 */
export const readIfThere = (path: string) => readUnless(path, 'ENOENT')

/** Undefined if the file does not exist, or if this process may not read it. */
export const readIfAllowed = (path: string) => readUnless(path, 'ENOENT', 'EACCES')

function readUnless(path: string, ...codes: string[]): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (hasCode(error, ...codes)) return undefined
    throw error
  }
}

const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

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

/** A small file is missing, or does not hold what it should; the message is a sentence for operators. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'

  /**
   * @param problem continues the sentence that begins with the name of the file
   * @param remedy sentence that says how to come back
   */
  constructor(path: string, problem: string, remedy = 'Restore it from a backup.') {
    super(`${basename(dirname(path))}/${basename(path)} ${problem}. ${remedy}`)
  }
}

/**
 * Reads the text of a file whose shape is known. The value is as it was written: what the schema does not know stays.
 * @param remedy sentence that says how to come back from a damaged file
 * @throws DamagedFileError that names the file, and the first place that is wrong
 */
export function parseState<T>(text: string, schema: z.core.$ZodType<T>, path: string, remedy?: string): T {
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

/** The engine's own words would quote the file, which may hold secrets. */
function syntaxProblem(text: string, error: unknown): string {
  if (text.trim() === '') return 'it is empty'
  const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? []
  return line ? `it is no JSON at line ${line}, column ${column}` : 'it is no JSON, or was cut off'
}

interface Writing {
  mode?: number
  /** Temporary path, in the same file system; next to the file by default. */
  next?: string
}

/** Two processes never write the same temporary file. */
const nextTo = (path: string) => `${path}.${randomUUID()}`

/** Replaces a file in one step; the new one outlives a power cut. */
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

/** `writeWhole` for places that cannot wait. */
export function writeWholeSync(path: string, data: string | Buffer, mode?: number): void {
  writeTo(path, data, mode, renameSync)
}

/**
 * Reads a file, and makes it first if there is none. Of two processes that make it at once one wins, and both read
 * the winner's. A new file is on the disk before it is read.
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

/** Windows cannot open a folder to sync it, and keeps its names safe on its own. */
function syncFolderSync(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/** Undefined where there is no file. Other failures are errors: what cannot be read must not be made again. */
export const readIfThere = (path: string) => readUnless(path, 'ENOENT')

/** Undefined where there is no file, or none that this process may read. */
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

import { glob, readFile, writeFile } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this size, headers outweigh the savings. */
const WORTH_IT = 1024

const TEXTS = '**/*.{js,css,svg,json}'
/** Suffixes of compressed twins. */
const TWINS = ['.br', '.gz'] as const

/** Names of the compressed twins of a file in a build's `web` folder; empty if compression does not pay off. */
export const twinsOf = (file: string, size: number): string[] =>
  size >= WORTH_IT && matchesGlob(file, `web/${TEXTS}`) ? TWINS.map((ending) => `${file}${ending}`) : []

/** Writes `.br` and `.gz` next to every text file of a folder, so that no server compresses at run time. */
export async function compressFiles(dir: string): Promise<void> {
  const names = await Array.fromAsync(glob(TEXTS, { cwd: dir }))
  await Promise.all(names.map((name) => compressFile(join(dir, name))))
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < WORTH_IT) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    promisify(brotliCompress)(bytes, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ])
}

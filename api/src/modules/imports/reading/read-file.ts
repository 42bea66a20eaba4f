import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { MAX_IMPORTED_ARTICLES } from '@arunika/admin-contracts'
import { type ImportedFile, ImportFileError } from '../imported-article.ts'
import { utf8Of, ZipReader } from '../zip.ts'
import { readGhost } from './ghost.ts'
import { readMarkdown } from './markdown.ts'
import { readOwnExport } from './own-export.ts'
import { readWordpress, readWordpressFile } from './wordpress.ts'

const UNKNOWN =
  'Please choose a WordPress export (.xml), a Ghost export (.json), a Markdown file (.md), or a zip file of Markdown files.'

async function* markdownOf(zip: ZipReader, names: readonly string[]) {
  for (const name of names) yield readMarkdown(name, await zip.text(name))
}

/** Other exports in a zip have their pictures beside them. */
async function readZip(zip: ZipReader): Promise<ImportedFile> {
  if (zip.names(/^articles\.json$/).length > 0) return readOwnExport(await zip.text('articles.json'))
  const texts = zip.names(/\.(?:md|markdown)$/i)
  if (texts.length > 0) return { articles: markdownOf(zip, texts), remarks: [] }
  const [wordpress] = zip.names(/\.xml$/i)
  if (wordpress !== undefined) return readWordpress(() => zip.stream(wordpress))
  const [ghost] = zip.names(/\.json$/i)
  if (ghost !== undefined) return readGhost(await zip.text(ghost))
  throw new ImportFileError('The zip file has no Markdown files.')
}

async function readAny(path: string, name: string): Promise<ImportedFile> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0).finally(() => file.close())
  if (/^(?:fffe|feff)/.test(buffer.toString('hex', 0, 2)))
    throw new ImportFileError('The file is in UTF-16. Please save it in UTF-8.')
  const start = buffer
    .subarray(0, bytesRead)
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  if (start.startsWith('PK')) return { ...(await readZip(await ZipReader.open(path))), isZip: true }
  if (/\.(?:md|markdown)$/i.test(name))
    return { articles: [readMarkdown(name, utf8Of(await readFile(path), name))], remarks: [] }
  if (start.startsWith('<')) return readWordpressFile(path)
  if (start.startsWith('{')) return readGhost(utf8Of(await readFile(path), name))
  throw new ImportFileError(UNKNOWN)
}

/**
 * Reads a file of any supported format and writes its articles, one JSON in a line.
 * @throws ImportFileError
 */
export async function readImportFile(path: string, name: string, target: string) {
  const { articles, remarks, isZip = false } = await readAny(path, name)
  const output = createWriteStream(target, { flags: 'wx', mode: 0o600 })
  let count = 0
  try {
    for await (const article of articles) {
      count += 1
      if (count > MAX_IMPORTED_ARTICLES)
        throw new ImportFileError(
          `The file has more than ${MAX_IMPORTED_ARTICLES.toLocaleString('en')} articles. Please split it.`,
        )
      if (!output.write(`${JSON.stringify(article)}\n`)) await once(output, 'drain')
    }
  } finally {
    output.end()
    await finished(output)
  }
  if (count === 0) throw new ImportFileError('The file has no articles.')
  return { articles: count, remarks, isZip }
}

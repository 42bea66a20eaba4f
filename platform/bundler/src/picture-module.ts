import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { contentHash } from './content-hash.ts'

/** Import query that requests a picture in all its widths instead of one file. */
export const PICTURE_QUERY = 'picture'

/** A picture in one width and format: `pictures/<name>/<width>.webp`. */
export const PICTURE_FILE = /[\\/]pictures[\\/][\w-]+[\\/]\d+\.(avif|webp)$/

interface PictureFacts {
  alt: string
  width: number
  height: number
}

/**
 * Source of the module that `import x from './pictures/<name>/<width>.webp?picture'` resolves to: a
 * `PictureSource` of every width in that folder, with the facts in `pictures/pictures.json`. The imported
 * file is `src`.
 * @throws Error if the list has no such picture, or a width lacks one of the two formats
 */
export async function pictureModule(file: string): Promise<string> {
  const folder = dirname(file)
  const list = join(dirname(folder), 'pictures.json')
  const facts = (JSON.parse(await readFile(list, 'utf8')) as Record<string, PictureFacts>)[basename(folder)]
  if (!facts) throw new Error(`${basename(folder)} is not listed in ${list}`)
  const files = await readdir(folder)
  const widths = files.filter((name) => extname(name) === '.webp').map(Number.parseFloat)
  widths.sort((a, b) => a - b)
  const missing = widths.map((width) => `${width}.avif`).find((name) => !files.includes(name))
  if (missing) throw new Error(`${folder} lacks ${missing}`)
  const sources = (['avif', 'webp'] as const).map((format) => ({
    imports: widths.map((width) => `import ${format}${width} from './${width}.${format}'`),
    set: `${format}: \`${widths.map((width) => `\${${format}${width}} ${width}w`).join(', ')}\``,
  }))
  return [
    ...sources.flatMap(({ imports }) => imports),
    `export default { ${JSON.stringify(facts).slice(1, -1)}, ${sources.map(({ set }) => set).join(', ')}, src: webp${Number.parseFloat(basename(file))} }`,
  ].join('\n')
}

const hashes = new Map<string, { of: string; hash: string }>()

/**
 * Hash of a picture in all its widths and formats, for the names of their files. A page references up to ten
 * files of each picture, and separate hashes would not compress.
 * @param folder absolute path
 */
export function pictureHash(folder: string): string {
  const files = readdirSync(folder)
    .filter((name) => PICTURE_FILE.test(join(folder, name)))
    .sort()
    .map((name) => join(folder, name))
  const of = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join()
  const known = hashes.get(folder)
  if (known?.of === of) return known.hash
  const hash = contentHash(Buffer.concat(files.map((file) => readFileSync(file))))
  hashes.set(folder, { of, hash })
  return hash
}

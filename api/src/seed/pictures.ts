import { randomUUID } from 'node:crypto'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { twinOf } from '../modules/uploads/avif-twins.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { PictureName } from './content/types.ts'

export interface Picture {
  path: string
  width: number
  height: number
}

/** Written by `api/seed/make-samples.ts`: sizes of each picture, largest first. */
const manifest = z.record(
  z.string(),
  z.array(z.object({ file: z.string(), width: z.number(), height: z.number() })),
)

/** Copies ready-made pictures into the store and skips missing ones. */
export async function createPictures(folder: string, store: FileStore) {
  const web = join(folder, 'web')
  const known = manifest.parse(JSON.parse(await readFile(join(web, 'pictures.json'), 'utf8')))
  async function keep(file: string, path: string): Promise<string> {
    const tempPath = store.tempPath()
    await copyFile(join(web, file), tempPath)
    await store.keep(tempPath, 'public', path)
    return path
  }
  return {
    sizes(name: PictureName, area: 'articles' | 'editor'): Promise<Picture[]> {
      const id = randomUUID()
      return Promise.all(
        (known[name] ?? []).map(async ({ file, width, height }) => {
          const path = await keep(file, `${area}/${id}-${width}.webp`)
          await keep(twinOf(file), twinOf(path))
          return { path, width, height }
        }),
      )
    },
    async socialCard(name: PictureName): Promise<string | null> {
      if (!known[name]) return null
      return keep(`${name}-social.jpg`, `articles/${randomUUID()}-social.jpg`)
    },
  }
}

const srcsetOf = (pictures: readonly Picture[]) =>
  pictures.map(({ path, width }) => `/uploads/${path} ${width}w`).join(', ')

/** A picture in a text, in the editor's markup. */
export function figure(pictures: readonly Picture[], caption: string): string {
  const [largest] = pictures
  if (!largest) return ''
  const { path, width, height } = largest
  const img = `<img style="aspect-ratio:${width}/${height}" src="/uploads/${path}" alt="" width="${width}" height="${height}" srcset="${srcsetOf(pictures)}" sizes="100vw" />`
  return `<figure class="image">${img}<figcaption>${caption}</figcaption></figure>`
}

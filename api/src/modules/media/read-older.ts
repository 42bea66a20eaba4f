import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Context } from '../../context.ts'
import * as repository from './repository.ts'

const AT_ONCE = 50

/**
 * Reads the files of pictures older than the library, whose contents reveal duplicates.
 * @returns number of pictures read
 */
export async function readOlderPictures(context: Pick<Context, 'db' | 'store'>): Promise<number> {
  let read = 0
  for (;;) {
    const unread = await repository.listUnread(context.db, AT_ONCE)
    for (const picture of unread) await readPicture(context, picture)
    read += unread.length
    if (unread.length < AT_ONCE) return read
  }
}

async function readPicture({ db, store }: Pick<Context, 'db' | 'store'>, picture: repository.PictureRow) {
  const { id, sizes } = picture
  const [largest] = sizes
  const file = largest && (await store.open('public', largest.path))
  if (!file) return void (await repository.removeUnread(db, id))
  const bytes = await buffer(file.stream)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const measured = await sharp(bytes)
    .metadata()
    .catch(() => undefined)
  if (!measured) return void (await repository.removeUnread(db, id))
  const { width, height } = measured
  const heightOf = (size: { width: number }) => Math.round((size.width * height) / width)
  const read = { hash, sizes: sizes.map((size) => ({ ...size, height: size.height || heightOf(size) })) }
  await db.transaction(async (transaction) => {
    const same = await repository.lockPictureOfHash(transaction, hash)
    if (same) await repository.mergePictures(transaction, same, picture)
    else await repository.setRead(transaction, id, read)
  })
}

import { rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { encodeAvif } from '../../lib/pictures.ts'
import type { FileStore } from '../../storage/file-store.ts'

/** File name of the same picture as AVIF, a much smaller format sent to browsers that support it. */
export const twinOf = (name: string) => name.replace(/\.webp$/, '.avif')

/** File name of the picture that a twin belongs to. */
export const originalOf = (name: string) => name.replace(/\.avif$/, '.webp')

/** Encoding takes a second, so it runs one at a time and no request waits for it. */
let queue: Promise<void> = Promise.resolve()

/** Creates the twins of stored pictures in the background. A picture without a twin is served in its own format. */
export function makeTwins(store: FileStore, names: readonly string[]): Promise<void> {
  for (const name of names) {
    // A failure is retried when the store is tidied up.
    queue = queue.then(() => makeTwin(store, name)).catch(() => {})
  }
  return queue
}

/** Resolves when no twin is being made. */
export const twinsSettled = () => queue

async function makeTwin(store: FileStore, name: string): Promise<void> {
  const original = await store.open('public', name)
  if (!original) return
  const tempPath = store.tempPath()
  try {
    await encodeAvif(await buffer(original.stream), tempPath)
    await store.keep(tempPath, 'public', twinOf(name))
  } finally {
    await rm(tempPath, { force: true })
  }
}

/** Makes missing twins, of pictures stored shortly before a process ended. */
export async function makeMissingTwins(store: FileStore): Promise<void> {
  const names = new Set<string>()
  for await (const { name } of store.list('public')) names.add(name)
  const missing = [...names].filter((name) => name.endsWith('.webp') && !names.has(twinOf(name)))
  await makeTwins(store, missing)
}

import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { FileStore } from '../../storage/file-store.ts'

interface ArchivedFile {
  path: string
  name: string
}

/** Makes file names unique: a second `cv.pdf` becomes `cv (2).pdf`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let distinct = name
    for (let nth = 2; taken.has(distinct.toLowerCase()); nth += 1) distinct = `${stem} (${nth})${extension}`
    taken.add(distinct.toLowerCase())
    return distinct
  })
}

interface ArchivedText {
  name: string
  input: string
}

/** A zip of texts and unchanged files; each file is opened only when its turn comes. */
export function archiveOf(
  store: FileStore,
  files: readonly ArchivedFile[],
  texts: readonly ArchivedText[] = [],
): Readable {
  const names = distinctNames(files.map((file) => file.name))
  async function* entries() {
    yield* texts
    for (const [index, { path }] of files.entries()) {
      const file = await store.open('private', path)
      if (file) yield { name: names[index], input: file.stream }
    }
  }
  return Readable.from(makeZip(entries()))
}

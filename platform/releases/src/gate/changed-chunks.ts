import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '@anyam/federation'

interface Build {
  manifest: Pick<BuildManifest, 'chunks' | 'entry'>
  /** Folder of its files. */
  dir: string
}

/**
 * Tells by their files, which are named by content, whether a build has changed a page.
 * @param pages names of the pages' chunks
 * @returns those that differ from the live build's; all if something differs that no page has for itself
 */
export async function changedChunks(
  build: Build,
  live: Build,
  pages: readonly string[],
): Promise<Set<string>> {
  const all = new Set(pages)
  const [now, before] = await Promise.all([build, live].map(frameOf))
  if (now !== before) return all
  const changed = new Set<string>()
  for (const chunk of new Set([build, live].flatMap(({ manifest }) => Object.keys(manifest.chunks)))) {
    const [files, liveFiles] = [build, live].map(({ manifest }) => String(manifest.chunks[chunk]?.toSorted()))
    if (files === liveFiles || isFrame(build, chunk) || isFrame(live, chunk)) continue
    const page = pages.find(
      (name) =>
        chunk === name ||
        LANGUAGE_PARTS.some((part) => part.test(chunk.slice(name.length)) && chunk.startsWith(name)),
    )
    if (page === undefined) return all
    changed.add(page)
  }
  return changed
}

/** Endings of the chunks that hold a page's words of one language. */
const LANGUAGE_PARTS = [/^-[a-z]{2}$/, /^-prose-[a-z]{2}$/]

/** Chunks that name all others, and differ in each build. */
const isFrame = ({ manifest }: Build, chunk: string) =>
  chunk === 'routes' || manifest.chunks[chunk]?.includes(manifest.entry)

/** Text of those chunks without the names of others. */
async function frameOf({ manifest: { chunks, entry }, dir }: Build): Promise<string> {
  const files = [entry, ...(chunks.routes ?? [])]
  const texts = await Promise.all(files.map((file) => readFile(join(dir, 'web', file), 'utf8')))
  return texts.join('\n').replaceAll(/sha384-[\w+/=]+|\b[0-9a-f]{10,12}\b|_[0-9a-f]{12}\b/g, '')
}

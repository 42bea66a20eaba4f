import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildManifest } from '@anyam/federation'
import type { Gate } from './candidate.ts'

/** Sizes compressed with brotli, in kB of 1,000 bytes. */
export interface Sizes {
  /** The container, which pages of other remotes load to find out what the remote exposes. */
  entry: number
  /** By page chunk: all scripts and style sheets that its route loads from the remote. */
  pages: Record<string, number>
}

/** The build stays within the size budget of its team. */
export const budget: Gate = async ({ budget: allowed, manifest, dir, probe }) => {
  if (!allowed) return [`${manifest.remote} names no size budget: package.json, federation.budget.`]
  const { routes } = await probe()
  const { entry, pages } = await sizesOf(dir, manifest)
  const sizes = routes.map(({ path, chunk }) => ({ path, size: pages[chunk] ?? 0 }))
  const [first] = sizes
  const largest = sizes.toSorted((a, b) => b.size - a.size)[0]
  return [
    ...over('Its entry', entry, allowed.entry),
    ...(first ? over(`Its first page, ${first.path},`, first.size, allowed.firstPage) : []),
    ...(largest ? over(`Its largest page, ${largest.path},`, largest.size, allowed.largestPage) : []),
  ]
}

const over = (what: string, size: number, allowed: number) =>
  size > allowed ? [`${what} has ${size.toFixed(2)} kB; its budget is ${allowed} kB.`] : []

/** @param dir folder of the build's files */
export async function sizesOf(dir: string, manifest: BuildManifest): Promise<Sizes> {
  const { entry, chunks } = manifest
  const pages = Object.keys(chunks).map(async (chunk) => {
    const files = new Set([entry, ...(chunks.routes ?? []), ...(chunks[chunk] ?? [])])
    const sizes = await Promise.all([...files].map((file) => compressedSize(dir, file)))
    return [chunk, sizes.reduce((sum, size) => sum + size, 0)] as const
  })
  return { entry: await compressedSize(dir, entry), pages: Object.fromEntries(await Promise.all(pages)) }
}

/** Total compressed size of a chunk's files. */
export async function sizeOfChunk(dir: string, { chunks }: BuildManifest, chunk: string): Promise<number> {
  const sizes = await Promise.all((chunks[chunk] ?? []).map((file) => compressedSize(dir, file)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A file too small to be worth compressing is sent uncompressed. */
export async function compressedSize(dir: string, file: string): Promise<number> {
  const path = join(dir, 'web', file)
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size / 1000
}

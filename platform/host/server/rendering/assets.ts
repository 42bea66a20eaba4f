import { type BuildManifest, slotChunk } from '@anyam/federation'

/**
 * Files of a remote's build that a page needs: the entry, its routes and the chunk of the page. A slot does
 * not need the routes.
 * @param base address below which browsers find them
 */
export function pageFiles(manifest: BuildManifest, base: string, chunk: string | undefined) {
  const isSlot = Object.keys(manifest.slots ?? {}).some((slot) => slotChunk(slot) === chunk)
  const names = [
    manifest.entry,
    ...(isSlot ? [] : (manifest.chunks.routes ?? [])),
    ...(chunk ? (manifest.chunks[chunk] ?? []) : []),
  ]
  const assets = [...new Set(names)].flatMap((name) => {
    const integrity = manifest.files[`web/${name}`]?.integrity
    return integrity ? [{ name, href: base + name, integrity }] : []
  })
  return {
    scripts: assets.filter(({ name }) => name.endsWith('.js')),
    styles: assets
      .filter(({ name }) => name.endsWith('.css'))
      .map((asset) => ({ ...asset, id: `${manifest.global}:chunk-${asset.name.split('.')[0]}` })),
  }
}

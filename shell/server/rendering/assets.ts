import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildManifest, slotChunk } from '@arunika/federation'
import { integrityOf } from '@arunika/releases/integrity'
import type { Offered } from '@arunika/releases/soundness'
import type { Asset, PageAssets, StyleAsset } from '../../src/app/page-state.ts'

/** Address of the shell's own files. */
export const SHELL_BASE = '/shell/'
/** Folder of the script that follows the version stream, below that of the shell's files. */
export const STREAM_DIR = 'version-stream/'

export type ShellAssets = Pick<PageAssets, 'font' | 'main' | 'versionStream'> & { style: StyleAsset }

/**
 * The shell's own files, as every document names them.
 * @param hasVersionStream whether documents name the script that follows the version stream
 */
export async function shellAssets(dir: string, hasVersionStream = false): Promise<ShellAssets> {
  const asset = async (pattern: RegExp, folder = ''): Promise<Asset> => {
    const name = (await readdir(join(dir, folder))).find((file) => pattern.test(file))
    if (!name) throw new Error(`The shell is not built: no ${pattern} in ${join(dir, folder)}.`)
    const integrity = integrityOf(await readFile(join(dir, folder, name)))
    return { href: SHELL_BASE + folder + name, integrity }
  }
  const files = await readdir(join(dir, 'files'))
  const font = files.find((file) => /-core\.\w+\.woff2$/.test(file)) ?? ''
  return {
    font: `${SHELL_BASE}files/${font}`,
    main: await asset(/^main\..*\.js$/),
    style: await asset(/^main\..*\.css$/),
    ...(hasVersionStream && { versionStream: await asset(/\.js$/, STREAM_DIR) }),
  }
}

/** What the bundler records about a build, apart from its files: `shared/bundler/src/build-facts.ts`. */
const FACTS_FILE = 'compiled.json'

/** Versions of the modules that the shell offers to remotes, as its build says them. */
export async function offeredModules(dist: string): Promise<Offered> {
  const { offered = {} } = JSON.parse(await readFile(join(dist, FACTS_FILE), 'utf8')) as { offered?: Offered }
  return offered
}

/** The shell's own files in development. */
export const shellCopyAssets = (origin: string, { font }: ShellAssets): ShellAssets => {
  const asset = (name: string) => ({ href: origin + SHELL_BASE + name, integrity: '' })
  return {
    font: origin + font,
    main: asset('main.js'),
    style: { ...asset('main.css'), id: 'shell:chunk-main' },
  }
}

/**
 * Files of a remote's build that a page needs: the entry, its routes and the chunk of the page. A slot does without the
 * routes.
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

import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type BuildManifest, type BuildRelease, baseAddress, buildBase } from '@anyam/federation'
import { integrityOf, sealOf } from '@anyam/releases/integrity'
import type { ReleaseStore } from '@anyam/releases/store'
import { pageFiles } from './assets.ts'
import type { ProcessBuild } from './messages.ts'

/** Server scripts and style sheets; source maps and browser scripts are not read here. */
const USED = /^node\/[^/]+\.cjs$|^web\/.*\.css$/

/** A file of a build is not what its team signed. */
export class AlteredError extends Error {}

/**
 * Reads the files of a build that a render process needs, verified through the manifest, which the release
 * set verifies. It returns the exact bytes that were verified, so nothing can change between check and use.
 * @throws AlteredError
 */
export async function verifiedBuild(
  store: ReleaseStore,
  remote: string,
  release: BuildRelease,
): Promise<ProcessBuild> {
  const { build, seal } = release
  const manifest = await store.manifest(remote, build)
  if (sealOf(manifest) !== seal) throw new AlteredError(`${remote}: the manifest of ${build} was altered`)
  const used = Object.entries(manifest.files).filter(([file]) => USED.test(file))
  const texts = await Promise.all(
    used.map(async ([file, { integrity }]) => {
      const bytes = await readFile(join(store.buildDir(remote, build), file))
      if (integrityOf(bytes) !== integrity) throw new AlteredError(`${remote}: ${file} was altered`)
      return { file, text: bytes.toString() }
    }),
  )
  const base = baseAddress(remote, release)
  // The server build contains the address at this site.
  const placed = (text: string) => text.replaceAll(buildBase(remote, manifest), base)
  const sheets = texts.filter(({ file }) => file.startsWith('web/'))
  return {
    entry: manifest.nodeEntry,
    files: texts
      .filter(({ file }) => file.startsWith('node/'))
      .map(({ file, text }) => ({ name: basename(file), text: placed(text) })),
    styles: Object.fromEntries(
      sheets.map(({ file, text }) => [base + file.slice('web/'.length), rebased(text, base)]),
    ),
    assets: Object.fromEntries(
      ['', ...Object.keys(manifest.chunks)].map((chunk) => [chunk, assetsOf(manifest, base, chunk)]),
    ),
  }
}

/** Makes addresses in a style sheet absolute, because the sheet is inlined in a document. */
const rebased = (sheet: string, base: string) =>
  sheet.replaceAll(/url\((['"]?)(?![a-z]+:|[/#])/g, `url($1${base}`)

function assetsOf(manifest: BuildManifest, base: string, chunk: string) {
  const { scripts, styles } = pageFiles(manifest, base, chunk === '' ? undefined : chunk)
  return {
    scripts: scripts.map(({ href, integrity }) => ({ href, integrity })),
    styles: styles.map(({ href, integrity, id }) => ({ href, integrity, id })),
  }
}

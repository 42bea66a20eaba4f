import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type BuildManifest, type BuildRelease, buildBase } from '@arunika/federation'
import { integrityOf, sealOf } from '@arunika/releases/integrity'
import type { ReleaseStore } from '@arunika/releases/store'
import { pageFiles } from '../assets.ts'
import type { ProcessBuild } from './messages.ts'

/** Scripts for servers and style sheets; source maps and files for browsers are not read here. */
const USED = /^node\/[^/]+\.cjs$|^web\/.*\.css$/

/**
 * Reads what a render process needs of a build: the release set vouches for the manifest, the manifest for the files.
 * What it gives are the very bytes that were verified, so nothing can change between the check and the use.
 * @throws Error when something was altered, or has no hash
 */
export async function verifiedBuild(
  store: ReleaseStore,
  remote: string,
  { build, seal }: BuildRelease,
): Promise<ProcessBuild> {
  const manifest = await store.manifest(remote, build)
  if (sealOf(manifest) !== seal) throw new Error(`${remote}: the manifest of ${build} was altered`)
  const used = Object.entries(manifest.files).filter(([file]) => USED.test(file))
  const texts = await Promise.all(
    used.map(async ([file, { integrity }]) => {
      const bytes = await readFile(join(store.buildDir(remote, build), file))
      if (integrityOf(bytes) !== integrity) throw new Error(`${remote}: ${file} was altered`)
      return { file, text: bytes.toString() }
    }),
  )
  const base = buildBase(remote, build)
  const sheets = texts.filter(({ file }) => file.startsWith('web/'))
  return {
    entry: manifest.nodeEntry,
    files: texts
      .filter(({ file }) => file.startsWith('node/'))
      .map(({ file, text }) => ({ name: basename(file), text })),
    styles: Object.fromEntries(sheets.map(({ file, text }) => [base + file.slice('web/'.length), text])),
    assets: Object.fromEntries(
      ['', ...Object.keys(manifest.chunks)].map((chunk) => [chunk, assetsOf(manifest, chunk)]),
    ),
  }
}

function assetsOf(manifest: BuildManifest, chunk: string) {
  const { scripts, styles } = pageFiles(manifest, chunk === '' ? undefined : chunk)
  return {
    scripts: scripts.map(({ href, integrity }) => ({ href, integrity })),
    styles: styles.map(({ href, integrity, id }) => ({ href, integrity, id })),
  }
}

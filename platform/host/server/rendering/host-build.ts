import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BuildRelease, HOST_VERSION, type HostFacts } from '@anyam/federation'
import { integrityOf, sealOf, sourceOf } from '@anyam/releases/integrity'
import { readManifest } from '@anyam/releases/manifest'
import type { ReleaseStore } from '@anyam/releases/store'
import { LAUNCH } from '../../browser/app/launch.ts'
import type { PageAssets, StyleAsset } from '../../browser/app/page-state.ts'
import type { SourceFile, StartMessage } from './messages.ts'
import { AlteredError } from './verified-build.ts'

/** Address of the files of hosts, whose names contain a content hash. */
export const SHELL_BASE = '/shell/'
/** Folder of the script that follows the version stream, below that of a host's files. */
export const STREAM_DIR = 'version-stream/'
/** The font of the first paint. */
const FONT = /^files\/.*-core\.\w+\.woff2$/
/** The script that reports how visits felt. */
const VITALS = /^vitals\/\w+\.\w+\.js$/
/** The script that stores pages for offline reading; older hosts have it in the worker's script. */
const READER = /^reader\/\w+\.\w+\.js$/
/** Facts about a build that the bundler records in addition to its files: `platform/bundler/src/build-facts.ts`. */
const FACTS_FILE = 'compiled.json'

/** Files of a host that its documents reference. */
export type HostAssets = Pick<PageAssets, 'font' | 'main' | 'reader' | 'versionStream' | 'vitals'> & {
  style: StyleAsset
}

/** Scripts that a site's settings may disable. */
export interface OptionalScripts {
  versionStream?: boolean
  reader?: boolean
}

/** A host's build as passed to render processes. */
export interface HostBuild {
  assets: HostAssets
  renderer: SourceFile
  /** Text of its style sheets by address. */
  styles: Readonly<Record<string, string>>
}

interface HostFiles {
  /** Names below `web/`. */
  names: readonly string[]
  /** Reads a file, `web/…` or `node/…`. @throws Error if it was altered */
  read: (file: string) => Buffer
  /** Name in stack traces. */
  label: string
}

/** The build bundled with this server. @throws Error if there is none */
export function ownHost(dist: string, scripts: OptionalScripts = {}): HostBuild {
  const names = readdirSync(join(dist, 'web'), { recursive: true }).map((name) =>
    String(name).replaceAll('\\', '/'),
  )
  const files = { names, read: (file: string) => readFileSync(join(dist, file)), label: dist }
  return hostBuild(files, scripts)
}

/** Metadata of the build bundled with this server. */
export function ownFacts(dist: string): HostFacts {
  const { offered: offers = {} } = JSON.parse(readFileSync(join(dist, FACTS_FILE), 'utf8')) as {
    offered?: HostFacts['offers']
  }
  return { version: HOST_VERSION, offers, inline: [sourceOf(LAUNCH)] }
}

/** A released build. The release set verifies the manifest, which verifies the files. @throws AlteredError */
export function releasedHost(
  store: Pick<ReleaseStore, 'buildDir'>,
  name: string,
  { build, seal }: BuildRelease,
  scripts: OptionalScripts = {},
): HostBuild {
  const dir = store.buildDir(name, build)
  const manifest = readManifest(readFileSync(join(dir, 'manifest.json'), 'utf8'), { remote: name, build })
  if (sealOf(manifest) !== seal) throw new AlteredError(`${name}: the manifest of ${build} was altered`)
  const read = (file: string) => {
    const bytes = readFileSync(join(dir, file))
    if (integrityOf(bytes) !== manifest.files[file]?.integrity)
      throw new AlteredError(`${name}: ${file} of ${build} was altered`)
    return bytes
  }
  const names = Object.keys(manifest.files).flatMap((file) =>
    file.startsWith('web/') ? [file.slice(4)] : [],
  )
  return hostBuild({ names, read, label: `${name} ${build}` }, scripts)
}

function hostBuild({ names, read, label }: HostFiles, scripts: OptionalScripts): HostBuild {
  const named = (pattern: RegExp) => {
    const name = names.find((one) => pattern.test(one))
    if (!name) throw new Error(`${label} has no ${pattern}: is the shell built?`)
    return name
  }
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name))
  const asset = (pattern: RegExp) => {
    const name = named(pattern)
    return { href: SHELL_BASE + name, integrity: integrityOf(read(`web/${name}`)) }
  }
  const style = named(/^main\.\w+\.css$/)
  const file = 'node/main.cjs'
  return {
    assets: {
      ...(has(FONT) && { font: SHELL_BASE + named(FONT) }),
      main: asset(/^main\.\w+\.js$/),
      style: asset(/^main\.\w+\.css$/),
      ...(has(VITALS) && { vitals: asset(VITALS) }),
      ...(scripts.reader && has(READER) && { reader: asset(READER) }),
      ...(scripts.versionStream && { versionStream: asset(new RegExp(`^${STREAM_DIR}\\w+\\.\\w+\\.js$`)) }),
    },
    renderer: { name: `${label}/${basename(file)}`, text: read(file).toString() },
    styles: { [SHELL_BASE + style]: read(`web/${style}`).toString() },
  }
}

/** A host's files in development, where its style sheet is linked instead of inlined. */
export function workingCopyHost(origin: string, { assets, renderer }: HostBuild): HostBuild {
  const asset = (name: string) => ({ href: origin + SHELL_BASE + name, integrity: '' })
  return {
    assets: {
      ...(assets.font && { font: origin + assets.font }),
      main: asset('main.js'),
      style: { ...asset('main.css'), id: 'shell:chunk-main' },
    },
    renderer,
    styles: {},
  }
}

/** Start message of a process that renders the documents of a host. */
export function startMessage(
  { assets: { style, ...assets }, renderer, styles }: HostBuild,
  rest: Pick<StartMessage, 'site' | 'apiUrl' | 'set'>,
): StartMessage {
  return { type: 'start', ...rest, renderer, shell: { ...assets, styles: [style] }, styles }
}

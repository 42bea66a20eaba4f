import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { CopyRspackPlugin, DefinePlugin, type RspackPluginInstance } from '@rspack/core'
import { SHARED_LIBRARIES } from './shared-modules.ts'
import { isSourceFile } from './source-files.ts'

/** `federation.container` of a remote's package.json: what another toolchain has built. */
interface Declared {
  /** Folder with its files. */
  folder: string
  /** Only if the folder has no `mf-manifest.json`: the file that browsers load first, and the variable that it defines. */
  entry?: string
  global?: string
}

/** The parts of a plugin's `mf-manifest.json` that are read here. */
interface PluginManifest {
  metaData?: {
    remoteEntry?: { name: string; path?: string; type?: string }
    globalName?: string
  }
  shared?: { name: string; requiredVersion?: string }[]
}

/** A container of any Module Federation plugin, which is part of a remote's build. */
export interface Container {
  /** Absolute path of the folder with its files. */
  folder: string
  /** Its first file, below the folder. */
  entry: string
  /** Undefined for a module. */
  global: string | undefined
  /** Modules that it takes from the host, with the required version ranges. */
  shared: Record<string, string>
}

/** The container cannot be part of a build. The compiler prints the stack, of which only the sentence helps. */
class ContainerError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.stack = sentence
  }
}

/** Folder of the container's files below those of the build. */
const BELOW_BUILD = 'container'

/**
 * Reads what a remote declares of its container; undefined if it has none.
 * @param dir its package folder
 * @throws ContainerError
 */
export function containerIn(dir: string): Container | undefined {
  const { federation } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
    federation?: { container?: string | Declared }
  }
  const declared = federation?.container
  if (declared === undefined) return undefined
  const { folder, entry, global } = typeof declared === 'string' ? { folder: declared } : declared
  const absolute = join(dir, folder)
  const { file, ...facts } = entryIn(absolute, folder, entry, global)
  if (!existsSync(join(absolute, file)))
    throw new ContainerError(`${folder} has no ${file}: build the container first.`)
  if (!isSourceFile(dir, join(absolute, file)))
    throw new ContainerError(
      `The container cannot be in ${folder}: its folder is in the package, and neither dist nor in another one that builds do not read.`,
    )
  return { folder: absolute, entry: file, ...facts }
}

/** The container's first file, its variable and the ranges of its shared modules. */
function entryIn(absolute: string, folder: string, entry?: string, global?: string) {
  const file = join(absolute, 'mf-manifest.json')
  if (existsSync(file)) return byManifest(readFileSync(file, 'utf8'))
  if (entry && global) return { file: entry, global, shared: {} }
  throw new ContainerError(
    `${folder} has no mf-manifest.json: build the container first, let its plugin write the manifest, or name entry and global in federation.container.`,
  )
}

function byManifest(text: string) {
  const { metaData, shared = [] } = parsed(text)
  const { name, path = '', type } = metaData?.remoteEntry ?? {}
  const isModule = type === 'module' || type === 'esm'
  if (!name || (!isModule && !metaData?.globalName))
    throw new ContainerError('Its mf-manifest.json names no remoteEntry, or no globalName.')
  if (!shared.some((one) => one.name === 'react'))
    throw new ContainerError(
      'The container does not share react, so pages would have a second one: name it as a singleton in "shared" of its plugin.',
    )
  const ranges = shared.flatMap(({ name, requiredVersion }) =>
    requiredVersion && SHARED_LIBRARIES.includes(name) ? [[name, requiredVersion]] : [],
  )
  return {
    file: posix.join(path, name),
    global: isModule ? undefined : metaData?.globalName,
    shared: Object.fromEntries(ranges) as Record<string, string>,
  }
}

function parsed(text: string): PluginManifest {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ContainerError(`Its mf-manifest.json cannot be read: ${error}`)
  }
}

/** Adds a container's files to a build for browsers, and the facts about its entry to the code that loads it. */
export function containerPlugins({ folder, entry, global }: Container): RspackPluginInstance[] {
  const hash = createHash('sha384')
    .update(readFileSync(join(folder, entry)))
    .digest('base64')
  const facts = { file: `${BELOW_BUILD}/${entry}`, integrity: `sha384-${hash}`, global }
  const pattern = {
    from: folder,
    to: BELOW_BUILD,
    // They have been through another compiler.
    info: { minimized: true },
    globOptions: { ignore: ['**/*.map', '**/mf-stats.json'] },
  }
  return [
    new DefinePlugin({ CONTAINER_ENTRY: JSON.stringify(facts) }),
    new CopyRspackPlugin({ patterns: [pattern] }),
  ]
}

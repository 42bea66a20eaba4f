import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sourceId } from '@arunika/shared/build/source-id'
import type { MultiRspackOptions } from '@rspack/core'
import { compressFiles } from './compress.ts'
import { withLock } from './lock.ts'

/** What `dist/build.json` says of the build beside it. */
export interface Build {
  /** Id of the sources that it was made from. */
  id: string
  /** Files below `web/` that each named chunk needs. */
  chunks: Record<string, string[]>
  /** Modules that it takes from the host, with the range of versions that it needs. */
  shared: Record<string, string>
}

/**
 * Builds a package, unless its `dist` is of the present sources already.
 * @throws Error with the compiler's messages
 */
export async function ensureBuilt(dir: string): Promise<Build> {
  const dist = join(dir, 'dist')
  return withLock(dist, async () => {
    const id = sourceId(dir)
    const present = await readFile(join(dist, 'build.json'), 'utf8').then(JSON.parse, () => undefined)
    if (present?.id === id) return present as Build
    const built: Build = { id, ...(await compile(dir)) }
    await compressFiles(join(dist, 'web'))
    await writeFile(join(dist, 'build.json'), JSON.stringify(built))
    return built
  })
}

/** Runs the package's own `rspack.config.ts`. */
async function compile(dir: string): Promise<Omit<Build, 'id'>> {
  // The compiler is loaded only when there is something to compile: a start with nothing new does without.
  const { rspack } = await import('@rspack/core')
  // The configuration holds the build's id: it is read afresh, whatever was built before in this process.
  const config = `${pathToFileURL(join(dir, 'rspack.config.ts')).href}?at=${Date.now()}`
  const { default: options } = (await import(config)) as { default: MultiRspackOptions }
  const compiler = rspack(options)
  const stats = await new Promise<NonNullable<Parameters<Parameters<typeof compiler.run>[0]>[1]>>(
    (resolve, reject) => {
      compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)))
    },
  )
  await new Promise<void>((resolve) => compiler.close(() => resolve()))
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }))
  const web = stats.stats.find((part) => part.compilation.name?.endsWith(':web'))
  const { namedChunkGroups = {}, modules = [] } =
    web?.toJson({ all: false, chunkGroups: true, modules: true, nestedModules: true }) ?? {}
  return {
    chunks: Object.fromEntries(
      Object.entries(namedChunkGroups).map(([name, group]) => [name, filesOf(group)]),
    ),
    shared: sharedBy(modules),
  }
}

const filesOf = (group: { assets?: { name: string }[] }) =>
  (group.assets ?? []).map(({ name }) => name).filter((name) => /\.(js|css)$/.test(name))

/** The compiler names such a module `consume shared module (default) react@^19.2.0 (strict)`. */
function sharedBy(modules: { name?: string }[]): Build['shared'] {
  const found = modules.flatMap(({ name }) => {
    const [, module, range] = /^consume shared module \(\w+\) (.+)@(\S+)/.exec(name ?? '') ?? []
    return module && range ? [[module, range] as const] : []
  })
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)))
}

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type MultiRspackOptions, rspack } from '@rspack/core'

export interface BuildResult {
  /** Files below `web/` that each named chunk needs. */
  chunks: Record<string, string[]>
}

/**
 * Runs the package's own `rspack.config.ts`.
 * @throws Error with the compiler's messages
 */
export async function build(dir: string): Promise<BuildResult> {
  // Each build has its id in its configuration: it is read afresh, whatever was built before in this process.
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
  const groups = web?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {}
  return { chunks: Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, filesOf(group)])) }
}

const filesOf = (group: { assets?: { name: string }[] }) =>
  (group.assets ?? []).map(({ name }) => name).filter((name) => /\.(js|css)$/.test(name))

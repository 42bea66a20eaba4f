import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from '@anyam/releases/compress'
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core'
import { clientConfig, renderedConfigs } from './config.ts'

const cache = join(import.meta.dirname, '../../.cache')

/** Files below `web/` by chunk name, in execution order. */
export type Chunks = Record<string, string[]>

export interface Monolith {
  dir: string
  chunks: Chunks
}

/** @param change replaces a text in the sources, as a team's edit would */
export async function buildClient(change?: { before: string; after: string }): Promise<Monolith> {
  const dir = join(cache, change ? 'client-changed' : 'client')
  return build(dir, [clientConfig(join(dir), change)])
}

export async function buildRendered(): Promise<Monolith> {
  const dir = join(cache, 'rendered')
  return build(dir, renderedConfigs(dir))
}

async function build(dir: string, configs: Configuration[]): Promise<Monolith> {
  await rm(dir, { recursive: true, force: true })
  const compiler = rspack(configs)
  const stats = await new Promise<StatsCompilation>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) return reject(error)
      if (result.hasErrors()) return reject(new Error(result.toString({ all: false, errors: true })))
      resolve(result.toJson({ all: false, chunkGroups: true, children: true }))
    })
  })
  await new Promise<void>((resolve) => compiler.close(() => resolve()))
  await compressFiles(join(dir, 'web'))
  const groups = stats.children?.[0]?.namedChunkGroups ?? {}
  const filesOf = ({ assets }: { assets?: { name: string }[] }) => (assets ?? []).map(({ name }) => name)
  return {
    dir,
    chunks: Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, filesOf(group)])),
  }
}

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RemoteRelease } from '@anyam/federation'
import { moduleNextTo } from '@anyam/server/node'
import { releaseOf } from '../changes.ts'
import { describeRoutes } from './describe-routes.ts'
import type { Probe, ProbeInput } from './probe.ts'

/** Exports of the shell's render build. */
interface Renderer {
  CONTRACT_VERSION: number
  KIT_VERSIONS?: readonly string[]
  offeredModules(): Probe['offered']
  loadContainersFrom(containerOf: () => Promise<unknown>): void
  loadRoutes(remote: string, release: RemoteRelease): Promise<{ routes: unknown[] }>
}

const send = (part: Partial<Probe>) => new Promise((resolve) => process.send?.(part, resolve))

new Worker(moduleNextTo(import.meta, 'probe-watch')).unref()

process.once('message', async (input: ProbeInput) => {
  const { manifest, dir } = input
  const shell = createRequire(input.renderer)(input.renderer) as Renderer
  const { CONTRACT_VERSION: contract, KIT_VERSIONS: kits } = shell
  await send({ contract, offered: shell.offeredModules(), ...(kits && { kits }) })
  await send(await described(shell))
  process.exit()

  async function described({ loadContainersFrom, loadRoutes }: Renderer) {
    loadContainersFrom(async () => createRequire(input.renderer)(join(dir, 'node', manifest.nodeEntry)))
    try {
      const { routes } = await untilLoaded(() => loadRoutes(manifest.remote, releaseOf(manifest)))
      return await describeRoutes(routes, { manifest, apiUrl: input.apiUrl, site: input.site })
    } catch (error) {
      const cause = error instanceof Error && error.cause ? error.cause : error
      return { routes: [], problems: [`Its routes cannot be loaded: ${cause}`], untried: [] }
    }
  }
})

/** Ignores the shell's deadline for visitors: the watching process decides when to give up. */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      const isLate = error instanceof Error && /within \d+ ms/.test(String(error.cause))
      if (!isLate) throw error
    }
  }
}

import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { RemoteRelease } from '@arunika/shared/federation'
import { createSite } from '@arunika/shared/site'
import { releaseOf } from '../changes.ts'
import { describeRoutes } from './describe-routes.ts'
import type { Probe, ProbeInput } from './probe.ts'

/** What the shell's render build exports. */
interface Renderer {
  CONTRACT_VERSION: number
  offeredModules(): Promise<Probe['offered']>
  loadContainersFrom(containerOf: () => Promise<unknown>): void
  loadRoutes(remote: string, release: RemoteRelease): Promise<{ routes: unknown[] }>
}

const tell = (part: Partial<Probe>) => new Promise((resolve) => process.send?.(part, resolve))

process.once('message', async (input: ProbeInput) => {
  const { manifest, dir } = input
  const shell = createRequire(input.renderer)(input.renderer) as Renderer
  await tell({ contract: shell.CONTRACT_VERSION, offered: await shell.offeredModules() })
  await tell(await look(shell))
  process.exit()

  async function look({
    loadContainersFrom,
    loadRoutes,
  }: Renderer): Promise<Pick<Probe, 'routes' | 'faults'>> {
    loadContainersFrom(async () => createRequire(input.renderer)(join(dir, 'node', manifest.nodeEntry)))
    try {
      const { routes } = await loadRoutes(manifest.remote, releaseOf(manifest))
      return await describeRoutes(routes, { manifest, apiUrl: input.apiUrl, site: createSite(input.site) })
    } catch (error) {
      const cause = error instanceof Error && error.cause ? error.cause : error
      return { routes: [], faults: [`Its routes cannot be loaded: ${cause}`] }
    }
  }
})

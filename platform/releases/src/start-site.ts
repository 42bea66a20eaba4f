import { join } from 'node:path'
import { SHELL } from '@anyam/federation'
import { readSettings, type Settings } from '@anyam/server/env'
import {
  COMMON_SETTINGS,
  HOST_SETTINGS,
  type Server,
  settingsNamed,
  startProcess,
} from '@anyam/server/processes'
import { ensureBuilt } from './build.ts'
import { checkoutId } from './checkout.ts'
import { gateSiteIn } from './gate/gate-site.ts'
import { openStore } from './open-store.ts'
import { publishLive } from './publish-live.ts'
import { remotesIn } from './remotes.ts'
import { registryKey } from './trust/key-files.ts'
import { prepareTrust } from './trust/prepare.ts'

/**
 * Runs a site on this machine until a signal ends it: builds what has changed, makes the remotes live, and starts
 * the api and the host.
 * @param root folder with the host in `shell` and the remotes in `mf-*`
 * @param api script of the api, which has the health check `/health/ready`
 */
export async function startSite(root: string, api: string): Promise<Settings> {
  process.chdir(root)
  const settings = readSettings()
  const { server } = await gateSiteIn(root)
  await ensureBuilt(join(root, SHELL))
  await goLive(root, settings)
  const { port, apiPort, apiUrl } = settings
  const env = {
    ...settingsNamed([...COMMON_SETTINGS, ...HOST_SETTINGS], process.env),
    API_PORT: String(apiPort),
  }
  const running: Server[] = []
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(running).then(() => process.exit()))
  running.push(await startProcess({ name: 'api', script: api, env, readyUrl: `${apiUrl}/health/ready` }))
  const readyUrl = `http://127.0.0.1:${port}/health/ready`
  running.push(await startProcess({ name: 'host', script: server, env, readyUrl }))
  return settings
}

async function goLive(root: string, settings: Settings): Promise<void> {
  const { dataDir } = settings
  await prepareTrust(settings, root)
  const store = await openStore(settings, { key: await registryKey(dataDir) })
  await store.refresh()
  const checkout = checkoutId(root)
  for (const remote of remotesIn(root)) await publishLive(store, join(root, remote), { checkout, dataDir })
}

async function stop(running: readonly Server[]): Promise<void> {
  for (const server of running.toReversed()) await server.stop()
}

import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { SHELL } from '@anyam/federation'
import { readSettings, type Settings } from '@anyam/server/env'
import { freePort, moduleNextTo } from '@anyam/server/node'
import {
  COMMON_SETTINGS,
  HOST_SETTINGS,
  REGISTRY_SETTINGS,
  type Server,
  type ServerPlan,
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
 * the api, the registry and the host.
 * @param root folder with the host in `shell` and the remotes in `mf-*`
 * @param api script of the api, which has the health check `/health/ready`, and stores the audit log of releases that the
 *   registry sends to `POST /api/release-log`
 */
export async function startSite(root: string, api: string): Promise<Settings> {
  process.chdir(root)
  const settings = readSettings()
  const { server } = await gateSiteIn(root)
  await ensureBuilt(join(root, SHELL))
  await goLive(root, settings)
  const { port, apiPort, apiUrl } = settings
  const registryPort = settings.registryPort ?? (await freePort())
  const registryUrl = `http://127.0.0.1:${registryPort}`
  const env = (...own: string[]) => ({
    ...settingsNamed([...COMMON_SETTINGS, ...own], process.env),
    API_PORT: String(apiPort),
  })
  // Each token is known only to two processes of this start.
  const newSecret = () => randomBytes(32).toString('base64url')
  const shellToken = { REGISTRY_SHELL_TOKEN: settings.registryShellToken ?? newSecret() }
  const logToken = { REGISTRY_LOG_TOKEN: settings.registryLogToken ?? newSecret() }
  const running: Server[] = []
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(running).then(() => process.exit()))
  const start = async (plan: ServerPlan) => running.push(await startProcess(plan))
  await Promise.all([
    start({ name: 'api', script: api, env: { ...env(), ...logToken }, readyUrl: `${apiUrl}/health/ready` }),
    start({
      name: 'registry',
      script: moduleNextTo(import.meta, 'registry/server'),
      env: { ...env(...REGISTRY_SETTINGS), ...shellToken, ...logToken, REGISTRY_PORT: String(registryPort) },
      readyUrl: `${registryUrl}/health/ready`,
    }),
  ])
  await start({
    name: 'host',
    script: server,
    env: { ...env(...HOST_SETTINGS), ...shellToken, REGISTRY_URL: registryUrl },
    readyUrl: `http://127.0.0.1:${port}/health/ready`,
  })
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

import { untilReachable } from '../api/src/db/until-reachable.ts'
import { readSettings, type Settings } from '../platform/server/src/env/index.ts'
import { freePort } from '../platform/server/src/node/index.ts'
import { holdPort } from './held-port.ts'
import { openLog } from './logs.ts'
import { checkPorts } from './ports.ts'
import { announce, end, isStopping, prepareProduct, running, serverPlans, untilEnded } from './product.ts'
import { step } from './step.ts'
import { type SupervisedPlan, supervise } from './supervise.ts'

// Command: runs the whole product on this machine, and starts again what ends.
untilEnded(async () => {
  const settings = readSettings()
  const registryPort = settings.registryPort ?? (await freePort())
  await checkPorts({
    PORT: settings.port,
    API_PORT: settings.apiPort,
    LMS_PORT: settings.lmsPort,
    REGISTRY_PORT: registryPort,
  })
  const prepared = await prepareProduct(settings)
  const { api, lms, registry, shell } = serverPlans(settings, prepared.databaseUrl, registryPort)
  const needs = (signal: AbortSignal) => untilReachable(prepared.databaseUrl, signal)
  // One after the other: each finds what it needs.
  await step('Servers', async () => {
    await start(settings, { ...api, needs })
    await start(settings, { ...lms, isOptional: true })
    // Both are waited for while they start again: visitors by one, a release that is under way by the other.
    const port = await held('127.0.0.1', registryPort)
    await start(settings, { ...registry, ...port, isOptional: true })
    await start(settings, { ...shell, ...(await held(process.env.HOST ?? '127.0.0.1', settings.port)) })
  })
  announce(settings, prepared)
})

async function held(host: string, number: number): Promise<{ listenOn?: number }> {
  const port = await holdPort(host, number)
  running.push(port)
  return port.fd ? { listenOn: port.fd } : {}
}

async function start({ dataDir }: Settings, plan: SupervisedPlan): Promise<void> {
  const log = openLog(dataDir, plan.name.replaceAll(' ', '-'))
  const liveUrl = new URL('/health/live', plan.readyUrl).href
  const server = supervise({ ...plan, log, liveUrl }, { onCrashLoop: endWith })
  running.push(server)
  await server.started
}

function endWith(sentence: string): void {
  if (isStopping()) return
  console.error(sentence)
  end(1)
}

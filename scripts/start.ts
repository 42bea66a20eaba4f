import { readSettings } from '../shared/src/env/index.ts'
import { type ServerPlan, startPlanned } from './children.ts'
import { checkPorts } from './ports.ts'
import { end, isStopping, prepareProduct, running, serverPlans, tell, untilEnded } from './product.ts'
import { step } from './step.ts'

untilEnded(async () => {
  const settings = readSettings()
  await checkPorts({ PORT: settings.port, API_PORT: settings.apiPort, LMS_PORT: settings.lmsPort })
  const { databaseUrl, password } = await prepareProduct(settings)
  await step('Servers', () => startServers(Object.values(serverPlans(settings, databaseUrl))))
  tell(settings, password)
})

async function startServers(plans: ServerPlan[]): Promise<void> {
  const servers = await Promise.all(plans.map(startPlanned))
  running.push(...servers)
  for (const { name, ended } of servers) {
    ended.then((code) => {
      if (isStopping()) return
      console.error(`The ${name} has ended by itself (exit code ${code}): stopping the rest.`)
      end(1)
    })
  }
}

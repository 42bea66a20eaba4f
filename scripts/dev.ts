import { globSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../platform/releases/src/build.ts'
import { remotesIn } from '../platform/releases/src/remotes.ts'
import { printHelp } from '../platform/server/src/command/index.ts'
import { readSettings } from '../platform/server/src/env/index.ts'
import { freePort } from '../platform/server/src/node/index.ts'
import { startPlanned } from './children.ts'
import { startWatched } from './dev/restarts.ts'
import { type ServedCopies, serveWorkingCopies } from './dev/working-copies.ts'
import { checkPorts } from './ports.ts'
import { announce, prepareProduct, running, serverPlans, untilEnded } from './product.ts'
import { step } from './step.ts'

const USAGE = 'pnpm dev [<remote>…] [--site <origin of another shell that may show them>]'
const root = join(import.meta.dirname, '..')

/** The working copy of the shell is served so far above the site's port, those of the remotes above it. */
const SHELL_COPY = 9
const FIRST_COPY = 10

/** Sources of `shared` that the api runs. */
const API_PACKAGES = ['platform/server', 'shared/contracts', 'shared/admin-contracts', 'shared/text'].map(
  (folder) => `${folder}/src`,
)

/** Sources that no browser runs: reload the page. */
const ONLY_SERVED = ['platform/host/server', 'shell/server', 'shell/public']

// Command: runs everything for developers. The shell and the named remotes, or all, come from their sources;
// the others from the store. It starts a development shell, which production does not have.
printHelp(USAGE)
untilEnded(async () => {
  const { remotes, sites } = readArguments()
  const settings = readSettings()
  const { port, apiPort, lmsPort } = settings
  const ports = portsOf(remotes, port)
  await checkPorts({ PORT: port, API_PORT: apiPort, LMS_PORT: lmsPort, ...ports })
  const registryPort = settings.registryPort ?? (await freePort())
  const prepared = await prepareProduct(settings)
  const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`, settings.publicUrl, ...sites]
  const wanted = Object.entries(ports).map(([name, port]) => ({ dir: join(root, name), port }))
  const copies = await step('Working copies', () => serveWorkingCopies(wanted, origins))
  running.push(copies)
  await step('Servers', () => startServers(serverPlans(settings, prepared.databaseUrl, registryPort), copies))
  announce(settings, prepared)
  for (const [name, origin] of Object.entries(copies.origins)) console.log(`  ${name}  ${origin}`)
})

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string', multiple: true } },
  })
  const all = remotesIn(root)
  const unknown = positionals.find((name) => !all.includes(name))
  if (unknown) throw new Error(`There is no remote ${unknown}.\n${USAGE}`)
  return { remotes: positionals.length > 0 ? positionals : all, sites: values.site ?? [] }
}

/** Each remote has the same port however many are worked on. */
function portsOf(remotes: readonly string[], first: number) {
  const all = remotesIn(root).map((remote, index) => [remote, first + FIRST_COPY + index] as const)
  return {
    shell: first + SHELL_COPY,
    ...Object.fromEntries(all.filter(([remote]) => remotes.includes(remote))),
  }
}

async function startServers(plans: ReturnType<typeof serverPlans>, copies: ServedCopies): Promise<void> {
  const { shell: origin, ...remotes } = copies.origins
  const shell = {
    ...plans.shell,
    script: 'shell/server/dev-server.ts',
    env: { ...plans.shell.env, WORKING_COPIES: JSON.stringify({ shell: origin, remotes }) },
  }
  const build = {
    before: () => ensureBuilt(join(root, 'shell')),
    // The rest is on the open page already.
    after: (changed: string[]) => changed.some((folder) => ONLY_SERVED.includes(folder)) && copies.reload(),
  }
  const shellSources = [
    ...ONLY_SERVED,
    'platform/host/browser',
    'shell/src',
    ...globSync('{platform,shared}/*/src', { cwd: root }),
  ]
  running.push(await startPlanned(plans.lms))
  running.push(await startPlanned(plans.registry))
  running.push(await startWatched(plans.api, ['api/src', ...API_PACKAGES]))
  running.push(await startWatched(shell, shellSources, build))
}

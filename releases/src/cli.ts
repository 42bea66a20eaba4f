#!/usr/bin/env node
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, type Settings } from '@arunika/server/env'
import { EXIT_CODES, UsageError } from './arguments.ts'
import { GateError } from './assert-gate-passed.ts'
import { commands } from './commands.ts'
import { openStore } from './open-store.ts'
import { operator } from './operator.ts'
import { reachableRegistry } from './registry/reachable.ts'
import { remoteCommands } from './registry/remote-commands.ts'
import { registryKey } from './trust/key-files.ts'
import { prepareTrust } from './trust/prepare.ts'
import { trustIn } from './trust/trust.ts'

const USAGE = `release publish <remote>                     build a remote and put the build into the store
release preview <remote> [build]             print an address at which colleagues can open a build
release check <remote> [build]               compare a build with what is live: exits 0 when it has passed,
                                             1 when it is refused, 75 when it could not be tried
release promote <remote> [build]             make a build live: the one of the present sources, or the one named
release canary <remote> <percent> [build]    give it to a share of the visitors; 0 ends that
release rollback <remote> [build]            make the build live that was before, or the one named
release retire <remote>                      take a remote off the site; rollback brings it back
release handover <path> <from> <to> [build]  make a build of a remote live together with a path of another one
release pin <remote>                         keep what is live until it is unpinned
release unpin <remote>
release status                               what is live, on trial and pinned
release history [remote]                     what was done when, by whom and why
release diff <remote> <a> <b>                files that differ between two builds
release gc                                   remove builds that were not served for 7 days
release token list                           tokens of teams; only with a registry, as all below
release token create <remote> <name> [publish,canary,promote] [days]
release token revoke <id>
release team list                            which keys sign the builds of which remote
release team key <file>                      make a key: its private half in the file, its public half printed
release team add <remote> <paths,…> <key>    give paths to a team with this public key
release team allow <remote> <path>           let its team build for a path of another one, before a handover
release team withdraw <remote> <key>

Through the registry that runs on this machine, or that REGISTRY_URL and RELEASE_TOKEN name; otherwise on the store itself.

--by <name>                  who does it, for the journal: RELEASE_AUTHOR or the system's user
--reason <text>              why, for the journal
--force <reason>          make live what the gate refuses, has not seen or could not try
--promote-after <minutes>    the time after which a healthy canary goes live automatically
--redirect </old=/new>       with retire and handover, repeatable; /old/*=/new/* for all below
--origin <address>           the server of its own from which browsers load what is published
--json                       print JSON instead of a table`

const root = join(import.meta.dirname, '../..')

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      by: { type: 'string', default: operator() },
      reason: { type: 'string' },
      force: { type: 'string' },
      'promote-after': { type: 'string' },
      origin: { type: 'string' },
      redirect: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  })
  const [name = '', ...args] = positionals
  // Run from any package's folder: the data folder is meant from the root of the repository.
  process.chdir(root)
  const settings = readSettings()
  const { by, reason, force, origin, redirect: redirects } = values
  const reasons = { by, reason, override: force }
  const { dataDir } = settings
  const shared = { root, dataDir, reasons, promoteAfter: values['promote-after'], origin, redirects }
  // The holder of the keys may release a remote that is new in this checkout.
  if (trustIn(dataDir) && (await registryKey(dataDir))) await prepareTrust(settings, root)
  const registry = await reachableRegistry(settings, by)
  const rows = registry
    ? await commandIn(remoteCommands, name)({ ...shared, registry }, ...args)
    : await commandIn(commands, name)({ ...shared, settings, store: await openedStore(settings) }, ...args)
  if (values.json) console.log(JSON.stringify(rows))
  else if (rows.length > 0) console.table(rows)
  else console.log('Nothing.')
}

function commandIn<Command>(table: Record<string, Command>, name: string): Command {
  const command = Object.hasOwn(table, name) ? table[name] : undefined
  if (!command) throw new UsageError()
  return command
}

async function openedStore(settings: Settings) {
  const store = await openStore(settings, { key: await registryKey(settings.dataDir) })
  await store.refresh()
  return store
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) console.error(USAGE)
  else console.error(error instanceof Error ? error.message : error)
  const isUntried = error instanceof GateError && error.verdict === 'inconclusive'
  process.exit(isUntried ? EXIT_CODES.inconclusive : 1)
})

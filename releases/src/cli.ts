#!/usr/bin/env node
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '@arunika/server/env'
import { GateError } from './assert-gate-passed.ts'
import { commands, EXIT_CODES, UsageError } from './commands.ts'
import { openStore } from './open-store.ts'
import { operator } from './operator.ts'

const USAGE = `release publish <remote>                     build a remote and put the build into the store
release check <remote> [build]               compare a build with what is live: exits 0 when it has passed,
                                             1 when it is refused, 75 when it could not be tried
release promote <remote> [build]             make a build live: the one of the present sources, or the one named
release canary <remote> <percent> [build]    give it to a share of the visitors; 0 ends that
release rollback <remote> [build]            make the build live that was before, or the one named
release pin <remote>                         keep what is live until it is unpinned
release unpin <remote>
release status                               what is live, on trial and pinned
release history [remote]                     what was done when, by whom and why
release diff <remote> <a> <b>                files that differ between two builds
release gc                                   remove builds that were not served for 7 days

--by <name>                  who does it, for the journal: RELEASE_AUTHOR or the system's user
--reason <text>              why, for the journal
--force <reason>          make live what the gate refuses, has not seen or could not try
--promote-after <minutes>    the time after which a healthy canary goes live automatically
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
      json: { type: 'boolean', default: false },
    },
  })
  const [name = '', ...args] = positionals
  const command = commands[name]
  if (!command) throw new UsageError()
  // Run from any package's folder: the data folder is meant from the root of the repository.
  process.chdir(root)
  const settings = readSettings()
  const store = await openStore(settings)
  await store.refresh()
  const { by, reason, force, origin } = values
  const promoteAfter = values['promote-after']
  const rows = await command(
    { store, root, settings, reasons: { by, reason, override: force }, promoteAfter, origin },
    ...args,
  )
  if (values.json) console.log(JSON.stringify(rows))
  else if (rows.length > 0) console.table(rows)
  else console.log('Nothing.')
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) console.error(USAGE)
  else console.error(error instanceof Error ? error.message : error)
  const isUntried = error instanceof GateError && error.verdict === 'inconclusive'
  process.exit(isUntried ? EXIT_CODES.inconclusive : 1)
})

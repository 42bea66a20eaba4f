#!/usr/bin/env node
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings, type Settings } from '@anyam/server/env'
import { VERSION } from '@anyam/server/version'
import { UsageError } from './arguments.ts'
import { commands } from './commands.ts'
import { openStore } from './open-store.ts'
import { operator } from './operator.ts'
import { reachableRegistry } from './registry/reachable.ts'
import { remoteCommands } from './registry/remote-commands.ts'
import { RELEASE_USAGE } from './release-usage.ts'
import { OPTIONS, runCommand, settingsIn, show, validation } from './run-command.ts'
import { siteRoot } from './site-root.ts'
import { registryKey } from './trust/key-files.ts'
import { prepareTrust } from './trust/prepare.ts'
import { trustIn } from './trust/trust.ts'
import { helpIn } from './usage.ts'

const root = siteRoot()

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      by: { type: 'string', default: operator() },
      version: { type: 'boolean' },
      ...OPTIONS,
    },
  })
  if (values.version) return console.log(VERSION)
  const help = helpIn(RELEASE_USAGE, positionals, values.help)
  if (help) return console.log(help)
  const [name = '', ...args] = positionals
  if (name === 'validate') return show(await validation(resolve(args[0] ?? '.')), values.json)
  // Commands may run in any package's folder; the data folder is relative to the root of the repository.
  process.chdir(root)
  const settings = readSettings()
  const { by } = values
  const { dataDir } = settings
  const shared = { dataDir, ...settingsIn(values, by) }
  const folderOf = (remote: string) => join(root, remote)
  // The holder of the keys may release a remote that is new in this checkout.
  if (trustIn(dataDir) && (await registryKey(dataDir))) await prepareTrust(settings, root)
  const registry = await reachableRegistry(settings, by)
  const isOperator = settings.registryOperatorToken !== undefined && !process.env.RELEASE_TOKEN
  const rows = registry
    ? await commandIn(remoteCommands, name)({ ...shared, folderOf, registry, isOperator }, ...args)
    : await commandIn(commands, name)(
        { ...shared, root, settings, store: await openedStore(settings) },
        ...args,
      )
  show(rows, values.json)
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

runCommand(main, RELEASE_USAGE)

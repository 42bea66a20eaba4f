#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { named, UsageError } from '@anyam/releases/arguments'
import { operator } from '@anyam/releases/operator'
import { readPackage } from '@anyam/releases/publish'
import { registryAt } from '@anyam/releases/reachable'
import { makeKey, remoteCommands } from '@anyam/releases/remote-commands'
import { OPTIONS, runCommand, settingsIn, show, validation } from '@anyam/releases/run-command'
import { helpIn } from '@anyam/releases/usage'
import { dev } from './dev/dev.ts'
import { REMOTE_USAGE } from './usage.ts'

const dir = process.cwd()
/** Commands for the site's operators. */
const OF_THE_SITE = ['team', 'token', 'gc']

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: process.env.REGISTRY_URL },
      port: { type: 'string', default: '3013' },
      version: { type: 'boolean' },
      ...OPTIONS,
    },
  })
  if (values.version)
    return console.log(JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')).version)
  const help = helpIn(REMOTE_USAGE, positionals, values.help)
  if (help) return console.log(help)
  const [command = '', ...args] = positionals
  if (command === 'key') return show([await makeKey(named(args[0]))], values.json)
  if (command === 'validate') return show(await validation(resolve(args[0] ?? dir)), values.json)
  const { name } = readPackage(dir)
  const run = Object.hasOwn(remoteCommands, command) ? remoteCommands[command] : undefined
  if (command !== 'dev' && (!run || OF_THE_SITE.includes(command))) throw new UsageError()
  const site = siteOf(values.site)
  const by = operator()
  const registry = registryAt(site, by)
  if (!run) return dev({ dir, name, port: Number(values.port), site, registry })
  const context = {
    registry,
    folderOf: () => dir,
    // Keys are in this folder only in the site's own repository.
    dataDir: join(dir, '.data'),
    ...settingsIn(values, by),
  }
  show(await run(context, ...argumentsOf(command, name, args)), values.json)
}

function siteOf(text = ''): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '')
  throw new Error('Set REGISTRY_URL to the address of the site, or pass --site <url>.')
}

/** The arguments of the release tool, which names the remote in each command. */
function argumentsOf(command: string, remote: string, args: string[]): string[] {
  if (command === 'status') return args
  const [path = '', from = '', ...rest] = args
  return command === 'handover' ? [path, from, remote, ...rest] : [remote, ...args]
}

runCommand(main, REMOTE_USAGE)

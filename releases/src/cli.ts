#!/usr/bin/env node
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '@arunika/shared/env'
import { collectGarbage } from './collect-garbage.ts'
import { diff } from './diff.ts'
import { check } from './gate/check.ts'
import { publish } from './publish.ts'
import { ReleaseStore } from './store.ts'

const USAGE = `release publish <remote>            build a remote and put the build into the store
release check <remote> [build]      try a build beside what is live, and say why it may not go live
release promote <remote> [build]    make a build live: the one of the present sources, or the one named
release rollback <remote> [build]   make the build live that was before, or the one named
release status                      the live build of each remote
release history [remote]            what was done when
release diff <remote> <a> <b>       files that differ between two builds
release gc                          remove builds that are neither live, nor the one before, nor younger than 7 days

--json                              print JSON instead of a table`

const root = join(import.meta.dirname, '../..')

type Command = (store: ReleaseStore, remote: string, ...builds: string[]) => Promise<object[]>

const commands: Record<string, Command> = {
  publish: async (store, remote) => [await publish(store, join(root, remote))],

  async check(store, remote, named) {
    const build = named ?? (await publish(store, join(root, remote))).build
    const { refusals } = await check(store, remote, build, { root, settings: readSettings() })
    if (refusals.length > 0) process.exitCode = 1
    return refusals.length > 0 ? refusals : [{ remote, build, verdict: 'passed' }]
  },

  async promote(store, remote, named) {
    const build = named ?? (await publish(store, join(root, remote))).build
    return [{ remote, live: build, previous: await store.promote(remote, build) }]
  },

  async rollback(store, remote, named) {
    const build = named ?? (await store.previousOf(remote))
    if (!build) throw new Error(`${remote} has had no other build live.`)
    return [{ remote, live: build, previous: await store.promote(remote, build, { action: 'rollback' }) }]
  },

  async status(store) {
    const live = Object.entries(store.live().remotes)
    return Promise.all(
      live.map(async ([remote, { build }]) => {
        const { version, author, createdAt } = await store.manifest(remote, build)
        return { remote, build, version, author, createdAt }
      }),
    )
  },

  async history(store, remote) {
    return (await store.journal()).filter((entry) => !remote || entry.remote === remote)
  },

  async diff(store, remote, a, b) {
    if (!a || !b) throw new Error(USAGE)
    return diff(await store.manifest(remote, a), await store.manifest(remote, b))
  },

  gc: (store) => collectGarbage(store, new Date()),
}

const NEED_REMOTE = ['publish', 'check', 'promote', 'rollback', 'diff']

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const [name = '', remote = '', ...builds] = positionals
  const command = commands[name]
  if (!command || (NEED_REMOTE.includes(name) && !remote)) throw new Error(USAGE)
  // Run from any package's folder: the data folder is meant from the root of the repository.
  process.chdir(root)
  const rows = await command(new ReleaseStore(join(readSettings().dataDir, 'releases')), remote, ...builds)
  if (values.json) console.log(JSON.stringify(rows))
  else console.table(rows)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

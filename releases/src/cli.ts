#!/usr/bin/env node
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '@arunika/shared/env'
import { publish } from './publish.ts'
import { ReleaseStore } from './store.ts'

const USAGE = `release publish <remote>            build a remote and put the build into the store
release promote <remote> [build]    make a build live: the one of the present sources, or the one named
release status                      the live build of each remote

--json                              print JSON instead of a table`

const root = join(import.meta.dirname, '../..')

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const [command, remote, build] = positionals
  // Commands are run from any package's folder; the data folder is meant from the root of the repository.
  const store = new ReleaseStore(join(resolve(root, readSettings().dataDir), 'releases'))
  const print = (rows: object[]) => (values.json ? console.log(JSON.stringify(rows)) : console.table(rows))

  if (command === 'status') return print(await status(store))
  if (!remote || (command !== 'publish' && command !== 'promote')) throw new Error(USAGE)
  if (command === 'publish') return print([await publish(store, join(root, remote))])
  const chosen = build ?? (await publish(store, join(root, remote))).build
  const previous = await store.promote(remote, chosen)
  print([{ remote, live: chosen, previous }])
}

async function status(store: ReleaseStore) {
  const { remotes } = store.live()
  return Promise.all(
    Object.entries(remotes).map(async ([remote, { build }]) => {
      const { version, author, createdAt } = await store.manifest(remote, build)
      return { remote, build, version, author, createdAt }
    }),
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

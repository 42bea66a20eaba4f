import { join } from 'node:path'
import { readSettings } from '@arunika/server/env'
import { check } from '../gate/check.ts'
import { openStore } from '../open-store.ts'

// node gate-process.ts <remote> <build>: checks a build of the store; its verdict is in the store afterwards.
// It ends with the registry, and its shells and its browser with it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
const [remote = '', build = ''] = process.argv.slice(2)
const settings = readSettings()
const store = await openStore(settings)
await store.refresh()
await store.fetchBuild(remote, build)
const verdict = await check(store, remote, build, { root: join(import.meta.dirname, '../../..'), settings })
process.send?.(verdict, () => process.exit())

import { readSettings } from '@anyam/server/env'
import { type CheckOptions, check } from '../gate/check.ts'
import { gateSiteIn } from '../gate/gate-site.ts'
import { openStore } from '../open-store.ts'
import { siteRoot } from '../site-root.ts'
import type { Verdict } from '../store.ts'

/** Message to the registry. */
export type GateMessage = { progress: string } | { verdict: Verdict }

// node gate-process.ts <remote> <build> <handover and accepted changes>: checks a build of the store and writes the
// verdict there. It ends with the registry, and its shells and browser end with it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
const [remote = '', build = '', own = '{}'] = process.argv.slice(2)
const { handover, accepted } = JSON.parse(own) as Pick<CheckOptions, 'handover' | 'accepted'>
const settings = readSettings()
const store = await openStore(settings)
await store.refresh()
await store.fetchBuild(remote, build)
const root = siteRoot()
const site = await gateSiteIn(root)
const send = (message: GateMessage, sent = () => {}) => process.send?.(message, sent)
const report = (progress: string) => void send({ progress })
const verdict = await check(store, remote, build, { root, site, settings, handover, accepted, report })
send({ verdict }, () => process.exit())

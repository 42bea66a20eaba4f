import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { S3Settings } from '@arunika/server/env'
import { freePort } from '@arunika/server/node'
import { patience } from '@arunika/testing/patience'
import { installPackages } from '../scripts/apt.ts'

const START_DEADLINE_MS = patience(30_000)
const KINDS = ['account', 'container', 'object'] as const
const PACKAGES = ['swift-proxy', ...KINDS.map((kind) => `swift-${kind}`)]
const isInstalled = () => existsSync('/usr/bin/swift-proxy-server')

/** Whether this machine has OpenStack Swift, or could be given Debian's. */
export function hasSwift(): boolean {
  if (isInstalled()) return true
  return installPackages(...PACKAGES) && isInstalled()
}

const KEYS = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }

const serverConfig = (dir: string, port: number, pipeline: string, parts: string) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${dir}
devices = ${dir}/devices
mount_check = false

[pipeline:main]
pipeline = ${pipeline}

${parts}`

const PROXY = `[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true

[filter:catch_errors]
use = egg:swift#catch_errors

[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1

[filter:s3api]
use = egg:swift#s3api
location = us-east-1

[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${KEYS.secretAccessKey} .admin
`

/** A ring of one device: where Swift's parts find each other. */
function makeRing(dir: string, kind: string, port: number): void {
  const builder = join(dir, `${kind}.builder`)
  const steps = [['create', '4', '1', '1'], ['add', `r1z1-127.0.0.1:${port}/disk`, '1'], ['rebalance']]
  for (const step of steps) {
    const { status, stderr } = spawnSync('swift-ring-builder', [builder, ...step], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`swift-ring-builder ${step[0]}: ${stderr}`)
  }
}

async function untilReachable(url: string, log: string): Promise<void> {
  const responses = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  for (const giveUpAt = Date.now() + START_DEADLINE_MS; !(await responses()); ) {
    if (Date.now() > giveUpAt) throw new Error(`Swift did not start; see ${log}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/**
 * Runs OpenStack Swift, a store with an S3-compatible interface that Debian has, in a folder and on this machine only.
 * @returns settings of a bucket on it, which is not made yet
 * @throws Error where it is not on this machine and cannot be installed
 */
export async function startSwift(dir: string): Promise<{ s3: S3Settings; stop(): Promise<void> }> {
  if (!hasSwift()) throw new Error('OpenStack Swift is not on this machine, and cannot be installed.')
  await mkdir(join(dir, 'devices/disk'), { recursive: true })
  await writeFile(join(dir, 'swift.conf'), '[swift-hash]\nswift_hash_path_suffix = local\n')
  const log = openSync(join(dir, 'swift.log'), 'a')
  const servers: { stop(): Promise<unknown> }[] = []
  async function start(name: string, port: number, config: string) {
    const file = join(dir, `${name}-server.conf`)
    await writeFile(file, config)
    // It ends with this process, even when that is killed.
    const args = ['--pdeathsig', 'TERM', `swift-${name}-server`, file, '--verbose']
    const child = spawn('setpriv', args, { stdio: ['ignore', log, log] })
    const ended = once(child, 'exit')
    servers.push({
      stop() {
        child.kill('SIGKILL')
        return ended
      },
    })
    // The proxy leaves a server alone for a minute that was not there when it asked.
    await untilReachable(`http://127.0.0.1:${port}`, join(dir, 'swift.log'))
  }

  for (const kind of KINDS) {
    const port = await freePort()
    makeRing(dir, kind, port)
    const app = `[app:${kind}-server]\nuse = egg:swift#${kind}\n`
    await start(kind, port, serverConfig(dir, port, `${kind}-server`, app))
  }
  const port = await freePort()
  await start('proxy', port, serverConfig(dir, port, 'catch_errors cache s3api tempauth proxy-server', PROXY))
  closeSync(log)
  const endpoint = `http://127.0.0.1:${port}`
  return {
    s3: { bucket: 'files', endpoint, publicEndpoint: undefined, region: 'us-east-1', ...KEYS },
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
    },
  }
}

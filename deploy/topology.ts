import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '@anyam/releases/build'
import { openStore } from '@anyam/releases/open-store'
import { publish } from '@anyam/releases/publish'
import { printHelp } from '@anyam/server/command'
import { readSettings, type S3Settings } from '@anyam/server/env'
import { freePort } from '@anyam/server/node'
import type { Server } from '@anyam/server/processes'
import { ensureBucket } from '@anyam/server/s3'
import { startEmbeddedDatabase } from '../api/src/db/embedded.ts'
import { prepareDatabase } from '../api/src/prepare.ts'
import { startServer } from '../scripts/children.ts'
import { settingsFor } from '../scripts/server-settings.ts'
import { step } from '../scripts/step.ts'
import { startEdge } from './nginx.ts'
import { REMOTES } from './remotes.ts'
import { startS3Server } from './s3-server.ts'

const root = join(import.meta.dirname, '..')

export const ADMIN = { email: 'admin@arunika.example', password: 'only-for-this-topology-42' }

/** A running process and its URL. */
export interface Member extends Server {
  url: string
  /** File with its output. */
  log: string
  /**
   * Stops it cleanly and restarts it at the same address.
   * @param from folder of another version of the product to run from now on
   */
  restart(from?: string): Promise<void>
}

export interface Topology {
  /** URL for visitors. */
  url: string
  /** URL for visitors without TLS. */
  plainUrl?: string
  shells: Member[]
  apis: Member[]
  databaseUrl: string
  /** Environment of all servers. */
  env: Record<string, string>
  dir: string
  stop(): Promise<void>
}

async function publishAll(env: Record<string, string>) {
  const store = await openStore(readSettings(env))
  await ensureBuilt(join(root, 'shell'))
  for (const remote of REMOTES) {
    const { build } = await publish(store, join(root, remote))
    await store.promote(remote, build)
  }
}

const variablesOf = (s3: S3Settings & { endpoint: string }) => ({
  S3_BUCKET: s3.bucket,
  S3_ENDPOINT: s3.endpoint,
  S3_PUBLIC_ENDPOINT: s3.endpoint,
  S3_REGION: s3.region,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})

async function bucketOfReleases(s3: S3Settings & { endpoint: string }) {
  const bucket = 'releases'
  await ensureBucket({ ...s3, bucket })
  return {
    RELEASES_S3_BUCKET: bucket,
    RELEASES_S3_ENDPOINT: s3.endpoint,
    RELEASES_S3_ACCESS_KEY_ID: s3.accessKeyId,
    RELEASES_S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  }
}

const registrySettings = (port: number) => ({
  REGISTRY_URL: `http://127.0.0.1:${port}`,
  REGISTRY_SHELL_TOKEN: 'shells-of-this-topology',
  REGISTRY_OPERATOR_TOKEN: 'operators-of-this-topology',
  REGISTRY_LOG_TOKEN: 'audit-log-of-this-topology',
})

export interface TopologyOptions {
  /** A running database without a transaction pooler; defaults to the embedded one. */
  databaseUrl?: string
  /** Makes the edge terminate TLS, with a certificate for `localhost`. */
  tls?: { certificate: string; key: string }
  /** Releases are in a bucket rather than in the data folder, are signed, and only a registry changes them. */
  releasesInBucket?: boolean
}

/**
 * The services of docker-compose.yml without containers: two shells and two apis behind nginx, with one database, one
 * bucket and one data folder. They run on free ports of this machine, in a temporary folder.
 * @param own environment variables for all servers
 */
export async function startTopology(
  own: Record<string, string> = {},
  { tls, databaseUrl: ownDatabaseUrl, releasesInBucket = false }: TopologyOptions = {},
): Promise<Topology> {
  const dir = await mkdtemp(join(tmpdir(), 'arunika-topology-'))
  const running: { stop(): Promise<void> }[] = []
  async function stop() {
    for (const part of running.toReversed()) await part.stop()
    await rm(dir, { recursive: true, force: true })
  }
  const started = <T extends { stop(): Promise<void> }>(part: T) => {
    running.push(part)
    return part
  }

  try {
    const dataDir = join(dir, 'data')
    const databaseUrl = ownDatabaseUrl ?? started(await startEmbeddedDatabase({ dataDir })).url
    const { s3 } = started(await startS3Server(join(dir, 's3')))
    const [port, insidePort, lmsPort] = [await freePort(), await freePort(), await freePort()]
    const env: Record<string, string> = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      API_URL: `http://127.0.0.1:${insidePort}`,
      LMS_PORT: `${lmsPort}`,
      LMS_URL: `http://localhost:${lmsPort}`,
      PUBLIC_URL: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'info',
      TRUST_PROXY: 'loopback',
      // All visitors of a test share one address.
      FORMS_PER_HOUR: '0',
      FORMS_MB_PER_HOUR: '0',
      FORMS_MB_PER_HOUR_TOTAL: '0',
      ...variablesOf(s3),
      ...(releasesInBucket && (await bucketOfReleases(s3))),
      ...own,
    }
    await prepareDatabase(databaseUrl, readSettings(env))
    await publishAll(env)
    const registryPort = releasesInBucket ? await freePort() : undefined
    if (registryPort) Object.assign(env, registrySettings(registryPort))

    async function member(
      kind: string,
      script: string,
      portName: string,
      memberPort: number,
    ): Promise<Member> {
      const url = `http://127.0.0.1:${memberPort}`
      const log = join(dir, `${kind}-${memberPort}.log`)
      const ownPort = { [portName]: `${memberPort}` }
      const begin = (from: string) =>
        startServer(
          kind,
          join(from, script),
          { ...settingsFor(script, env), ...ownPort },
          `${url}/health/ready`,
          log,
        )
      let server = await begin(root)
      return started({
        name: kind,
        url,
        log,
        get pid() {
          return server.pid
        },
        get ended() {
          return server.ended
        },
        stop: () => server.stop(),
        async restart(from = root) {
          await server.stop()
          server = await begin(from)
        },
      })
    }
    // Its first start signs the published builds.
    if (registryPort)
      await member('registry', 'platform/releases/src/registry/server.ts', 'REGISTRY_PORT', registryPort)
    const lmsReady = `http://127.0.0.1:${lmsPort}/health/live`
    started(
      await startServer(
        'sample LMS',
        'lms/src/server.ts',
        settingsFor('lms/src/server.ts', env),
        lmsReady,
        join(dir, 'lms.log'),
      ),
    )
    const freePorts = () => Promise.all([freePort(), freePort()])
    const [apiPorts, shellPorts, plainPort] = [await freePorts(), await freePorts(), await freePort()]
    const startApi = (port: number) => member('api', 'api/src/server.ts', 'API_PORT', port)
    const startShell = (port: number) => member('shell', 'shell/server/server.ts', 'PORT', port)
    const apis = [await startApi(apiPorts[0]), await startApi(apiPorts[1])]
    // The shells reach the apis through the edge, and are not ready earlier.
    const ports = { port, insidePort, shells: shellPorts, apis: apiPorts }
    const secured = tls && { tls: { ...tls, plainPort } }
    const edge = started(await startEdge({ dir: join(dir, 'edge'), ...ports, ...secured }))
    const shells = [await startShell(shellPorts[0]), await startShell(shellPorts[1])]
    return {
      url: edge.url,
      ...(tls && { plainUrl: `http://localhost:${plainPort}` }),
      shells,
      apis,
      databaseUrl,
      env,
      dir,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

if (import.meta.main) {
  printHelp(
    'pnpm topology: starts two shells, two apis and an edge on this machine, on free ports, until Ctrl-C',
  )
  const topology = await step('Servers and edge', () => startTopology()).catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
  const list = (members: Member[]) => members.map(({ url, pid }) => `${url} (process ${pid})`).join(', ')
  console.log(`
  Site    ${topology.url}
  Admin   ${topology.url}/admin, ${ADMIN.email}, ${ADMIN.password}
  Shells  ${list(topology.shells)}
  Apis    ${list(topology.apis)}
  Folder  ${topology.dir}
`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void topology.stop().finally(() => process.exit(0)))
}

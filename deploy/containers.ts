import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@anyam/server/node'

const root = join(import.meta.dirname, '..')
/** First version in which nginx re-resolves upstream server names while it runs. */
const RESOLVES_SINCE = [1, 27, 3]
const OLDER_EDGE = 'older-edge.yml'

const succeeds = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** Clients before version 23 include it. */
function hasBuildKit(): boolean {
  const { stdout } = spawnSync('docker', ['version', '--format', '{{.Client.Version}}'], { encoding: 'utf8' })
  return Number.parseInt(stdout, 10) < 23 || succeeds('docker', 'buildx', 'version')
}

/**
 * The compose client of this machine: the plugin, otherwise the old standalone program.
 * @throws Error with a sentence about what is missing
 */
function findCompose(): string[] {
  if (!succeeds('docker', 'version', '--format', '{{.Client.Version}}') && !succeeds('docker', '--version'))
    throw new Error('There is no `docker` on this machine: install a container engine to run this test.')
  if (!succeeds('docker', 'info'))
    throw new Error('The container engine does not respond: start it, or join the group `docker`.')
  if (!hasBuildKit())
    throw new Error('This `docker` cannot build the images without its plugin `buildx`: install it.')
  const client = [['docker', 'compose'], ['docker-compose']].find(([program = '', ...args]) =>
    succeeds(program, ...args, 'version'),
  )
  if (!client) throw new Error('There is no `docker compose` on this machine: install its plugin.')
  return client
}

/**
 * Runs a program to completion.
 * @throws Error with the end of its output, if it fails
 */
async function run(command: readonly string[], options: { env?: NodeJS.ProcessEnv; cwd?: string } = {}) {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = once(child, 'exit')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = await exit
  if (code === 0) return output
  throw new Error(
    `${command.join(' ')} ended with ${code}:\n${output.slice(-3_000)}\n${errors.slice(-3_000)}`,
  )
}

/** The old standalone client has another name, and does not wait. */
const commandFor = (client: readonly string[], text: string) =>
  client.length > 1 ? text : text.replaceAll('docker compose', client.join(' ')).replaceAll(' --wait', '')

/** True if the edge's image re-resolves names while it runs; a mirror's nginx may be older. */
async function resolvesNames(image: string): Promise<boolean> {
  const { stderr } = spawnSync('docker', ['run', '--rm', '--entrypoint', 'nginx', image, '-v'], {
    encoding: 'utf8',
  })
  const found = /nginx\/(\d+)\.(\d+)\.(\d+)/.exec(stderr)?.slice(1).map(Number) ?? []
  const differs = found.findIndex((part, index) => part !== RESOLVES_SINCE[index])
  return differs === -1 || (found[differs] ?? 0) > (RESOLVES_SINCE[differs] ?? 0)
}

/** Configuration for an edge older than docker-compose.yml requires, which resolves names only on start or reload. */
async function writeOlderEdge(checkout: string, dir: string): Promise<void> {
  const upstreams = await readFile(join(checkout, 'deploy/nginx/compose/upstreams.conf'), 'utf8')
  await writeFile(join(dir, 'upstreams.conf'), upstreams.replaceAll(' resolve', ''))
  await writeFile(
    join(dir, OLDER_EDGE),
    `services:\n  edge:\n    volumes: ["${dir}/upstreams.conf:/etc/edge/upstreams.conf:ro"]\n`,
  )
}

/** Secrets of a stack, in characters that URLs and shells treat specially. */
export const SECRETS = {
  POSTGRES_PASSWORD: `p@ss:w/or?d#%20&'"$é`,
  // The key id accepted by every test server.
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'files-secret',
  RELEASES_S3_ACCESS_KEY_ID: 'S3RVER',
  RELEASES_S3_SECRET_ACCESS_KEY: 'builds-secret',
  REGISTRY_SHELL_TOKEN: 'the-shell-to-the-registry',
  REGISTRY_OPERATOR_TOKEN: 'an-operator-to-the-registry',
  REGISTRY_LOG_TOKEN: 'the-registry-to-the-audit-log',
  MF_MARKETING_RELEASE_TOKEN: 'the-image-of-mf-marketing',
  MF_CAREERS_RELEASE_TOKEN: 'the-image-of-mf-careers',
  MF_NEWS_RELEASE_TOKEN: 'the-image-of-mf-news',
  MF_ADMIN_RELEASE_TOKEN: 'the-image-of-mf-admin',
}

export interface Stack {
  url: string
  /** URL of the server of mf-careers' files, as seen from this machine. */
  careersUrl: string
  /** Runs `docker compose` with these arguments. */
  compose(...words: string[]): Promise<string>
  /** Runs a command of a guide in the checkout's folder, with the settings of the stack. */
  sh(text: string): Promise<string>
  /** Ids of a service's containers. */
  containers(service: string): Promise<string[]>
  inspect(id: string, format: string): Promise<string>
  /** Runs a program in a container. @throws Error with its output, if it fails */
  exec(id: string, ...command: string[]): Promise<string>
  /** A container's output, including that of earlier starts. */
  logs(id: string): Promise<string>
  /** Kills a container's first process like a crash, without using the engine. */
  crash(id: string): Promise<void>
  /** Starts the services of docker-compose.yml, or scales them to these numbers of containers. */
  up(scale?: Record<string, number>): Promise<void>
  /** Stops everything, and with `volumes` also deletes the data. */
  down(options?: { volumes: boolean }): Promise<void>
}

/**
 * A separate project with the unchanged compose file, and other names and ports. Nothing is started yet.
 * @param own settings besides `SECRETS`, at least the administrator's password
 * @param checkout folder of the compose file; may become another version's
 */
export async function createStack(own: Record<string, string>, checkout = root): Promise<Stack> {
  const client = findCompose()
  const dir = await mkdtemp(join(tmpdir(), 'containers-'))
  await chmod(dir, 0o755)
  const [port, lmsPort, mailPort, careersPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const url = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DOCKER_BUILDKIT: '1',
    COMPOSE_DOCKER_CLI_BUILD: '1',
    COMPOSE_PROJECT_NAME: `arunika-test-${process.pid}`,
    EDGE_ADDRESS: `127.0.0.1:${port}`,
    LMS_ADDRESS: `127.0.0.1:${lmsPort}`,
    MAIL_ADDRESS: `127.0.0.1:${mailPort}`,
    CAREERS_ADDRESS: `127.0.0.1:${careersPort}`,
    PUBLIC_URL: url,
    COMPOSE_PROFILES: 'demo',
    ...SECRETS,
    ...own,
  }
  const file = join(checkout, 'docker-compose.yml')
  const config = await run([...client, 'config'], { cwd: checkout, env: { ...env, COMPOSE_FILE: file } })
  const image = /image: (\S*nginx\S*)/.exec(config)?.[1] ?? ''
  const isOld = !(await resolvesNames(image))
  const options = {
    cwd: checkout,
    env: { ...env, COMPOSE_FILE: isOld ? `${file}:${join(dir, OLDER_EDGE)}` : file },
  }
  const runThere = async (...command: string[]) => {
    if (isOld) await writeOlderEdge(checkout, dir)
    return run(command, options)
  }
  const compose = (...words: string[]) => runThere(...client, ...words)

  return {
    url,
    careersUrl: `http://127.0.0.1:${careersPort}`,
    compose,
    sh: (text) => runThere('sh', '-c', commandFor(client, text)),
    containers: async (service) => (await compose('ps', '-q', service)).split('\n').filter(Boolean),
    inspect: async (id, format) => (await run(['docker', 'inspect', '-f', format, id])).trim(),
    exec: (id, ...command) => run(['docker', 'exec', id, ...command]),
    logs: (id) => run(['sh', '-c', `docker logs ${id} 2>&1`]),
    async crash(id) {
      const pid = (await run(['docker', 'inspect', '-f', '{{.State.Pid}}', id])).trim()
      await run([...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'kill', '-9', pid])
    },
    async up(scale = {}) {
      const numbers = Object.entries(scale).flatMap(([service, count]) => ['--scale', `${service}=${count}`])
      await compose('up', '--detach', '--no-build', ...numbers)
      if (!isOld || Object.keys(scale).length === 0) return
      await compose(
        'exec',
        '-T',
        'edge',
        'nginx',
        '-p',
        '/run/edge',
        '-c',
        '/etc/edge/nginx.conf',
        '-s',
        'reload',
      )
    },
    async down({ volumes } = { volumes: false }) {
      await compose('down', '--remove-orphans', ...(volumes ? ['--volumes'] : []))
      if (volumes) await rm(dir, { recursive: true, force: true })
    },
  }
}

/** The build of a remote that the stack offers to other hosts, which is the live one. */
export async function liveBuildOf({ url }: Stack, remote: string): Promise<string | undefined> {
  const response = await fetch(`${url}/remotes/${remote}/mf-manifest.json`)
  const { metaData } = (await response.json()) as { metaData: { globalName: string } }
  return metaData.globalName.split('_').at(-1)
}

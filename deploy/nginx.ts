import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import { installPackages } from '../scripts/apt.ts'

const START_DEADLINE_MS = patience(5_000)

/**
 * Finds nginx on this machine, or installs Debian's.
 * @throws Error with instructions if neither is possible
 */
export function findNginx(): string {
  const present = inPath()
  if (present) return present
  const installed = installPackages('nginx-light') ? inPath() : undefined
  if (!installed)
    throw new Error(
      'There is no nginx on this machine, and none could be installed: install nginx and run again.',
    )
  return installed
}

/** Also searches folders missing from an ordinary user's PATH. */
const inPath = () =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((dir) => join(dir, 'nginx'))
    .find((path) => existsSync(path))

export interface EdgeOptions {
  /** Folder for configuration, cache and logs; created if missing. */
  dir: string
  port: number
  /** Port on which the shells reach the apis. */
  insidePort: number
  /** Ports on this machine. */
  shells: readonly number[]
  apis: readonly number[]
  /** Terminates TLS on `port`, and redirects there from `plainPort`. */
  tls?: { certificate: string; key: string; plainPort: number }
  /** Trusts a load balancer on this machine for visitors' addresses. */
  isBehindBalancer?: boolean
}

/** The configuration targets current versions; Debian's nginx 1.22 spells HTTP/2 differently. */
function forVersion(text: string): string {
  const { stderr } = spawnSync(findNginx(), ['-v'], { encoding: 'utf8' })
  const [, major = 0, minor = 0] = /nginx\/(\d+)\.(\d+)/.exec(stderr) ?? []
  if (Number(major) > 1 || Number(minor) >= 25) return text
  return text.replace(/^(listen .* ssl)( .*;)\nhttp2 on;$/m, '$1 http2$2')
}

/** Writes the containers' listen directives for ports of this machine. */
async function writeListen(
  dir: string,
  { port, tls, isBehindBalancer }: Pick<EdgeOptions, 'port' | 'tls' | 'isBehindBalancer'>,
) {
  const balancer = isBehindBalancer ? 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Forwarded-For;\n' : ''
  if (!tls) return writeFile(join(dir, 'listen.conf'), `listen 127.0.0.1:${port};\n${balancer}`)
  await mkdir(join(dir, 'tls'), { recursive: true })
  await copyFile(tls.certificate, join(dir, 'tls/certificate.pem'))
  await copyFile(tls.key, join(dir, 'tls/key.pem'))
  for (const file of ['listen.conf', 'redirect.conf']) {
    const text = await readFile(join(import.meta.dirname, 'nginx/tls', file), 'utf8')
    const own = forVersion(text).replace('listen 8443', `listen 127.0.0.1:${port}`)
    await writeFile(join(dir, file), own.replace('listen 8080', `listen 127.0.0.1:${tls.plainPort}`))
  }
}

/** Routes requests like the containers' configuration, but to ports of this machine. */
async function upstreamsFor(ports: { shell: readonly number[]; api: readonly number[] }): Promise<string> {
  const text = await readFile(join(import.meta.dirname, 'nginx/compose/upstreams.conf'), 'utf8')
  return text
    .replace(/^resolver .*$/m, '')
    .replace('/dev/stdout', 'access.log')
    .replace(/^ {2}server (shell|api):\d+ resolve (.*);$/gm, (_, kind: 'shell' | 'api', settings: string) =>
      ports[kind].map((port) => `  server 127.0.0.1:${port} ${settings};`).join('\n'),
    )
}

/** Starts nginx with the containers' configuration, on ports of this machine. */
export async function startEdge({ dir, port, insidePort, shells, apis, tls, isBehindBalancer }: EdgeOptions) {
  await mkdir(dir, { recursive: true })
  await copyFile(join(import.meta.dirname, 'nginx/nginx.conf'), join(dir, 'nginx.conf'))
  await writeFile(join(dir, 'upstreams.conf'), await upstreamsFor({ shell: shells, api: apis }))
  await writeListen(dir, { port, ...(tls && { tls }), ...(isBehindBalancer && { isBehindBalancer }) })
  await writeFile(join(dir, 'listen-inside.conf'), `listen 127.0.0.1:${insidePort};\n`)

  // Only this user can access the folder, so if it is root the workers must run as root too.
  const directives = `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`
  const nginx = [findNginx(), '-p', dir, '-c', join(dir, 'nginx.conf'), '-e', 'stderr', '-g', directives]
  const errors = openSync(join(dir, 'error.log'), 'a')
  // It ends with this process, even if that is killed.
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', ...nginx], {
    stdio: ['ignore', 'ignore', errors],
    detached: true,
  })
  closeSync(errors)
  const ended = once(child, 'exit')
  const plainUrl = `http://127.0.0.1:${tls?.plainPort ?? port}`
  const url = tls ? `https://localhost:${port}` : plainUrl
  async function stop() {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
  }
  for (const giveUpAt = Date.now() + START_DEADLINE_MS; !(await responses(`${plainUrl}/health`)); ) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`nginx did not start; see ${join(dir, 'error.log')}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { url, stop }
}

const responses = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

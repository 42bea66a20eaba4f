import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { patience } from '@arunika/testing/patience'
import { installPackages } from '../scripts/apt.ts'

const START_DEADLINE_MS = patience(10_000)
const APACHE_MODULES = [
  ...['mpm_event', 'authz_core', 'headers', 'proxy', 'proxy_http', 'reqtimeout', 'ssl', 'socache_shmcb'],
  ...['alias', 'env', 'setenvif', 'http2', 'deflate', 'filter'],
]

interface ProxyOptions {
  /** Folder for configuration and logs. */
  dir: string
  port: number
  /** Port without TLS, which redirects. */
  plainPort: number
  /** Port of the site. */
  site: number
  certificate: string
  key: string
}

const source = (file: string) => readFile(join(import.meta.dirname, 'proxies', file), 'utf8')

/** Replaces what an operator edits. @throws Error if the text has no such part */
function edit(text: string, edits: Record<string, string>): string {
  let edited = text
  for (const [from, to] of Object.entries(edits)) {
    if (!text.includes(from)) throw new Error(`The configuration has no '${from}'.`)
    edited = edited.replaceAll(from, to)
  }
  return edited
}

/** Writes the configuration of this repository for ports of this machine. @returns the command that runs it */
type Prepare = (options: ProxyOptions) => Promise<string[]>

const caddy: Prepare = async ({ dir, port, plainPort, site, certificate, key }) => {
  const text = edit(await source('Caddyfile'), {
    '{\n\tservers {': `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tservers {`,
    'http://www.arunika.example {': 'http://localhost {\n\tbind 127.0.0.1',
    'www.arunika.example, preview.www.arunika.example {': `localhost {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
    '127.0.0.1:3000': `127.0.0.1:${site}`,
  })
  await writeFile(join(dir, 'Caddyfile'), text)
  return ['/usr/bin/caddy', 'run', '--config', join(dir, 'Caddyfile')]
}

const apache: Prepare = async ({ dir, port, plainPort, site, certificate, key }) => {
  const text = edit(await source('apache.conf'), {
    '*:80>': `127.0.0.1:${plainPort}>`,
    '*:443>': `127.0.0.1:${port}>`,
    'https://www.arunika.example': `https://localhost:${port}`,
    'ServerName www.arunika.example': 'ServerName localhost',
    '/etc/letsencrypt/live/www.arunika.example/fullchain.pem': certificate,
    '/etc/letsencrypt/live/www.arunika.example/privkey.pem': key,
    '127.0.0.1:3000': `127.0.0.1:${site}`,
  })
  const server = [
    `ServerRoot ${dir}`,
    `DefaultRuntimeDir ${dir}`,
    `PidFile ${join(dir, 'pid')}`,
    'ServerName localhost',
    'ErrorLog /dev/stderr',
    'User nobody',
    'Group nogroup',
    ...APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    // As Debian's package does.
    'AddOutputFilterByType DEFLATE text/html text/plain application/json text/csv',
    `Listen 127.0.0.1:${plainPort}`,
    `Listen 127.0.0.1:${port}`,
  ]
  await writeFile(join(dir, 'apache2.conf'), `${server.join('\n')}\n${text}`)
  return ['/usr/sbin/apache2', '-f', join(dir, 'apache2.conf'), '-D', 'FOREGROUND']
}

/** Programs that can stand in front of the site, the package of Debian that has each, and its status while there is no site. */
export const PROXIES = {
  Caddy: { path: '/usr/bin/caddy', debian: 'caddy', prepare: caddy, absent: 502 },
  Apache: { path: '/usr/sbin/apache2', debian: 'apache2-bin', prepare: apache, absent: 503 },
}

/** True if the program is here or could be installed. */
export const isAvailable = ({ path, debian }: { path: string; debian: string }): boolean =>
  existsSync(path) || (process.getuid?.() === 0 && installPackages(debian) && existsSync(path))

/** Starts a program with the configuration of this repository, on ports of this machine. */
export async function startProxy(prepare: Prepare, options: ProxyOptions) {
  const { dir, port } = options
  await mkdir(dir, { recursive: true })
  const command = await prepare(options)
  const log = openSync(join(dir, 'error.log'), 'a')
  // It ends with this process, even if that is killed.
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', ...command], {
    cwd: dir,
    env: { PATH: process.env.PATH, HOME: dir },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = once(child, 'exit')
  async function stop() {
    if (child.exitCode === null) child.kill('SIGTERM')
    await ended
  }
  for (const giveUpAt = Date.now() + START_DEADLINE_MS; !(await accepts(port)); ) {
    if (child.exitCode !== null || Date.now() > giveUpAt)
      throw new Error(`${command[0]} did not start: ${await readFile(join(dir, 'error.log'), 'utf8')}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return { stop }
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

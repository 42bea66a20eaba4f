// The only file that runs on whatever Node a machine has. It installs the pinned tools, once for each
// lockfile, and hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const OLDEST_NODE = 18
const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules/.bin')
const { packageManager, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [task = 'start', ...args] = process.argv.slice(2)

const MANUALS = {
  start:
    'npm start: builds what has changed and runs the whole product on this machine. README.md lists its settings.',
  test: 'npm test, npm run test:changed [commit], npm run test:rest, npm run test:releases, npm run test:all: README.md says which tests each has.',
  promises:
    'pnpm test:promises [row ...] [--no-write]: runs the tests of docs/security.md and writes what they reached.',
  update:
    'npm run update [-- --plan | -- --back]: updates the data and builds of a site to this version, says what that would do, or goes back.',
  dev: 'pnpm dev [<remote> ...] [--site <origin>]: runs the product with hot reload of the named remotes, or of all.',
}

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
  console.error(`Node ${process.versions.node} is too old: version ${OLDEST_NODE} or newer is needed.`)
  process.exit(1)
}

explain()
install()
const env = { ...process.env, PATH: bin + delimiter + process.env.PATH }
const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
const child = spawn(
  node,
  [
    '--disable-warning=ExperimentalWarning',
    '--import',
    pathToFileURL(join(root, 'platform/server/src/processes/end-with-parent.ts')).href,
    join(root, `scripts/${task}.ts`),
    ...args,
  ],
  { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
if (process.env.npm_lifecycle_event) endWithNpm()

/** npm does not hand every signal on, and `kill -9` never: when what started this has ended, so does this. */
function endWithNpm() {
  const parent = process.ppid
  const grandparent = aboveShell(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && aboveShell(parent) === grandparent) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 500)
  timer.unref()
}

/** npm runs a script in a shell: the process that started that shell; undefined otherwise, or if the system does not tell. */
function aboveShell(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [name, rest] = [
      stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
      stat.slice(stat.lastIndexOf(')') + 2),
    ]
    return /^(ba|da|z)?sh$/.test(name) ? rest.split(' ')[1] : undefined
  } catch {
    return undefined
  }
}

/** Prints the manual or the version if the arguments request one; nothing is installed for that. */
function explain() {
  if (args.includes('--version')) console.log(version)
  else if (args.includes('--help') || args.includes('-h')) console.log(MANUALS[task])
  else return
  process.exit(0)
}

function install() {
  const stamp = join(root, 'node_modules/.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const began = Date.now()
  console.log('… Installing')
  const isInstalled = isRegistryAway() ? installFromCache() : run('npx', installCommand()).status === 0
  if (!isInstalled) {
    console.error('Installing failed; the lines above say why.')
    process.exit(1)
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stamp, wanted)
  console.log(`✓ Installed (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

function installCommand(...offline) {
  return ['--yes', ...offline, packageManager, 'install', '--frozen-lockfile', ...offline]
}

/** npm would try for more than a minute without a word: one short question first, by npm's own settings. */
function isRegistryAway() {
  const args = ['view', packageManager, 'version', '--fetch-retries=0', '--fetch-timeout=3000']
  const { status, stderr } = run('npm', args, 'pipe', 10_000)
  return (
    status !== 0 &&
    /EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(stderr)
  )
}

/** All of it may have been downloaded before. */
function installFromCache() {
  if (run('npx', installCommand('--offline'), 'pipe').status === 0) return true
  console.error(
    "The package registry cannot be reached, and what is missing here has to come from there: check the network, or the registry and proxy in npm's settings.",
  )
  process.exit(1)
}

function run(command, args, output = 'inherit', timeout = 0) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    encoding: 'utf8',
    timeout,
    shell: process.platform === 'win32',
  })
}

import { spawnSync } from 'node:child_process'
import { appendFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Names, namesOf } from '../platform/create/src/names.ts'
import { pnpm } from '../platform/create/src/pnpm.ts'
import { printHelp } from '../platform/server/src/command/index.ts'

// Command: creates a remote with the standard rooms. What it owns, and how it is built, checked and released,
// follows from its package.json: no list names the remotes.
const root = join(import.meta.dirname, '..')
const templates = join(import.meta.dirname, 'new-remote/template')

async function main([remote, path]: string[]): Promise<void> {
  const names = namesOf(root, remote, path)
  for (const template of globSync('**/*.template', { cwd: templates })) {
    const text = readFileSync(join(templates, template), 'utf8')
    write(targetOf(template, names), fill(text, names))
  }
  appendFileSync(join(root, '.github/CODEOWNERS'), owners(names))
  await install()
  run(join(root, 'node_modules/.bin/biome'), ['check', '--write', names.remote])
  console.log(`
${names.remote} owns ${names.path}. It goes live with

  pnpm release publish ${names.remote}
  pnpm release promote ${names.remote}
`)
}

/** The pipeline is with the others, everything else in the remote's own folder. */
function targetOf(template: string, { remote, page }: Names): string {
  if (template === 'pipeline.yml.template') return join(root, '.github/workflows', `${remote}.yml`)
  return join(root, remote, template.replace('__page__', page).replace(/\.template$/, ''))
}

const fill = (text: string, names: Names) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_blank, name: keyof Names) => names[name])

const owners = ({ remote, team }: Names) =>
  [`/${remote}/`, `/.github/workflows/${remote}.yml`].map((path) => `${path} @arunika/${team}\n`).join('')

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text, { flag: 'wx' })
}

/** Links the new package; its dependencies are on this machine already, unless its template has changed. */
async function install(): Promise<void> {
  const args = ['install', '--no-frozen-lockfile']
  await pnpm(...args, '--offline').catch(() => pnpm(...args))
}

function run(command: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

printHelp(
  'pnpm new:remote <mf-name> </path>: creates a remote, for example pnpm new:remote mf-events /events',
)
try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

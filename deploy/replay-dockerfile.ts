import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Stage {
  name: string
  from: string
  steps: { instruction: string; text: string }[]
}

/** The stages of the Dockerfile, by their names. */
export function readStages(): Map<string, Stage> {
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  const lines = read('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
  for (const line of lines.filter(Boolean)) {
    const [, instruction = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (instruction === 'FROM') {
      const [from = '', , name = ''] = text.split(' ')
      stage = { name, from, steps: [] }
      stages.set(name, stage)
    } else stage?.steps.push({ instruction, text })
  }
  return stages
}

/** What a build would be given: the files of the repository that .dockerignore leaves. */
function contextFiles(): string[] {
  const ignored = read('.dockerignore').split('\n').filter(Boolean)
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  return files.filter(
    (file) => !ignored.some((pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`)),
  )
}

/** Programs that a build has, and here are done without (nobody becomes another user) or by npx. */
function makePrograms(dir: string): string {
  const programs = join(dir, 'programs')
  mkdirSync(programs, { recursive: true })
  const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string }
  const scripts = {
    chown: 'exit 0',
    npm: 'exit 0',
    pnpm: `exec npx --yes ${packageManager} "$@" --prefer-offline`,
  }
  for (const [name, script] of Object.entries(scripts))
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return programs
}

/**
 * Replays stages of the Dockerfile in folders, without an engine: the same files are copied, the same commands are
 * run, so that what a build would lack is lacking here. Packages of the system are not installed.
 * @param dir an empty folder
 */
export function createReplay(dir: string) {
  const stages = readStages()
  const context = join(dir, 'context')
  for (const file of contextFiles()) cpSync(join(root, file), join(context, file))
  const programs = makePrograms(dir)
  const done = new Map<string, string>()
  // Not npx's own folder, whose `npm` would come first.
  const env = { ...process.env, PATH: `${programs}:${dirname(process.execPath)}:${process.env.PATH}` }

  function copy(text: string, target: string) {
    const words = text.split(' ')
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
    const paths = words.filter((word) => !word.startsWith('--'))
    const to = join(target, 'app', paths.pop() ?? '')
    for (const path of paths) {
      const source =
        from === undefined
          ? join(context, path)
          : join(stage(from), path.startsWith('/') ? path : `app/${path}`)
      const isWhole = path === '.' || from !== undefined || !path.includes('.')
      mkdirSync(isWhole ? to : dirname(join(to, path)), { recursive: true })
      execFileSync('cp', ['--archive', '--remove-destination', isWhole ? `${source}/.` : source, to])
    }
  }
  function run(text: string, target: string) {
    if (text.includes('apt-get')) return
    const command = text.replace(/--mount=\S+/g, '').replace(/(?<= )\/(manifests|data)/g, `${target}/$1`)
    execFileSync('sh', ['-ec', command], { cwd: join(target, 'app'), env, stdio: 'pipe' })
  }
  /** Folder of a stage, which stands for its `/`. */
  function stage(name: string): string {
    const known = done.get(name)
    if (known) return known
    const { from, steps } = stages.get(name) ?? { from: '', steps: [] }
    const target = join(dir, name)
    mkdirSync(join(target, 'app'), { recursive: true })
    if (stages.has(from)) execFileSync('cp', ['--archive', '--link', `${stage(from)}/.`, target])
    for (const { instruction, text } of steps) {
      if (instruction === 'COPY') copy(text, target)
      if (instruction === 'RUN') run(text, target)
    }
    done.set(name, target)
    return target
  }
  return { stage }
}

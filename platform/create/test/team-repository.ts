import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { pnpmIn } from '../src/pnpm.ts'

const root = join(import.meta.dirname, '../../..')

/** The packages that a team installs, as `pnpm pack` creates them, outside this workspace. */
export interface PackedTools {
  dir: string
  /** File of the packed kit. */
  kit: string
  /** File of the packed `create-remote`. */
  createRemote: string
  remove(): Promise<void>
}

export async function packTools(): Promise<PackedTools> {
  const dir = await mkdtemp(join(tmpdir(), 'teams-'))
  const pack = async (name: string) => {
    const output = await pnpmIn(join(root, name), 'pack', '--json', '--pack-destination', dir)
    return (JSON.parse(output.slice(output.indexOf('{'))) as { filename: string }).filename
  }
  const [kit, createRemote] = [await pack('platform/kit'), await pack('platform/create')]
  return { dir, kit, createRemote, remove: () => rm(dir, { recursive: true, force: true }) }
}

/** A team's own repository. */
export interface TeamRepository {
  dir: string
  /** Runs a command in it, with additional environment variables. @returns its output */
  run(command: string, args: readonly string[], settings?: Record<string, string>): Promise<string>
}

/** Creates a repository as a team does, with its own lockfile, and installs the locked packages. */
export async function makeRepository(
  { dir, kit, createRemote }: PackedTools,
  remote: string,
  path: string,
): Promise<TeamRepository> {
  await pnpmIn(dir, 'dlx', createRemote, remote, path, '--kit', kit)
  return installed(join(dir, remote))
}

/** The same repository after a fresh checkout into another folder. */
export async function checkOutAgain({ dir }: TeamRepository, to: string): Promise<TeamRepository> {
  await mkdir(to)
  await cp(dir, to, { recursive: true, filter: (path) => !/\/(node_modules|dist)$/.test(path) })
  return installed(to)
}

export async function installed(dir: string): Promise<TeamRepository> {
  await pnpmIn(dir, 'install', '--prefer-offline')
  return repositoryIn(dir)
}

/** A repository with installed packages. */
export function repositoryIn(dir: string): TeamRepository {
  return {
    dir,
    async run(command, args, settings = {}) {
      const path = join(dir, 'node_modules/.bin') + delimiter + process.env.PATH
      const env = { ...process.env, PATH: path, ...settings }
      const { stdout } = await promisify(execFile)(command, args, { cwd: dir, env }).catch((error) => {
        error.message += error.stdout
        throw error
      })
      return stdout
    },
  }
}

import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildId, PASSED_ID } from '@anyam/bundler/build-id'
import { type BuildFacts, FACTS_FILE } from '@anyam/bundler/facts'
import { ContractError } from './build-contract.ts'
import { compressFiles } from './compress.ts'
import { withLock } from './lock.ts'

/** `dist/build.json`, which describes the build next to it. */
export interface Build extends BuildFacts {
  /** Id of the sources it was built from. */
  id: string
}

/**
 * Builds a package unless its `dist` already matches the current sources.
 * @param id of the current sources
 * @throws Error with the compiler's messages
 */
export async function ensureBuilt(dir: string, id = buildId(dir)): Promise<Build> {
  const dist = join(dir, 'dist')
  return withLock(dist, async () => {
    const present = await readFile(join(dist, 'build.json'), 'utf8').then(JSON.parse, () => undefined)
    if (present?.id === id) return present as Build
    await compile(dir, id)
    const built: Build = { id, ...(await factsIn(dist)) }
    await compressFiles(join(dist, 'web'))
    await writeFile(join(dist, 'build.json'), JSON.stringify(built))
    return built
  })
}

/** @throws ContractError if the build did not write the facts */
async function factsIn(dist: string): Promise<BuildFacts> {
  const text = await readFile(join(dist, FACTS_FILE), 'utf8').catch(() => {
    throw new ContractError([`dist/${FACTS_FILE} is missing: docs/build-contract.md describes it.`])
  })
  return JSON.parse(text) as BuildFacts
}

/** A finished build, as `validate` checks it. Its sources may be elsewhere, so it has no id. */
export const builtIn = async (dir: string): Promise<Build> => ({
  id: 'unpublished',
  ...(await factsIn(join(dir, 'dist'))),
})

/** Runs `rspack build` in the package, as the package's `build` script does. */
async function compile(dir: string, id: string): Promise<void> {
  const cli = createRequire(join(dir, 'package.json')).resolve('@rspack/cli/package.json')
  const args = [join(cli, '../bin/rspack.js'), 'build']
  try {
    await promisify(execFile)(process.execPath, args, {
      cwd: dir,
      env: { ...process.env, [PASSED_ID]: id },
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${dir} cannot be built.\n${stdout ?? ''}${stderr ?? error}`, { cause: error })
  }
}

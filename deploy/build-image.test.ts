import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { VERSION } from '@anyam/server/version'
import { expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '..')

/** The commands that build an image, from the workflow. */
async function commands(): Promise<string[]> {
  const { jobs } = parse(await readFile(join(root, '.github/workflows/containers.yml'), 'utf8'))
  return jobs.images.steps.flatMap(({ run }: { run?: string }) => run ?? [])
}

/** Runs them with a fake `docker` that records its arguments and input. */
async function calls(image: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'arunika-image-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const log = join(dir, 'calls')
  await writeFile(
    join(dir, 'docker'),
    `#!/usr/bin/env bash\necho "$@" >> ${log}\n[[ $1 != login ]] || cat >> ${log}\n`,
  )
  await chmod(join(dir, 'docker'), 0o755)
  const env = {
    PATH: `${dir}${delimiter}${process.env.PATH}`,
    ...{
      IMAGE: image,
      REGISTRY: 'ghcr.io/Arunika/Site',
      REVISION: 'abc',
      SOURCE: 'https://code.example/site',
    },
    ...{ ACTOR: 'ana', TOKEN: 'a token' },
  }
  for (const command of await commands()) {
    const { status, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
      ...{ cwd: root, env, encoding: 'utf8' },
    })
    expect(status, `${command}\n${stderr}`).toBe(0)
  }
  return readFile(log, 'utf8')
}

it('an image is made by the commands of the workflow, with labels and a bill of materials', async () => {
  const text = await calls('mf-admin')
  expect(text).toContain('login ghcr.io --username ana --password-stdin\na token')
  expect(text).toContain('buildx create --use')
  const [, build = ''] = /^(buildx build .*)$/m.exec(text) ?? []
  expect(build).toContain('--sbom=true --provenance=mode=max --target remote --build-arg REMOTE=mf-admin')
  expect(build).toContain('--tag ghcr.io/arunika/site/mf-admin:abc')
  expect(build).toContain(`image.version=${VERSION} `)
  expect(build).toContain('licenses=MIT AND GPL-2.0-or-later')
})

it('a server has a target of its own', async () => {
  expect(await calls('shell')).toMatch(/--target shell .*licenses=MIT$/m)
})

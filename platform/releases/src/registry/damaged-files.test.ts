import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MEMORY } from '@anyam/server/env'
import { freePort } from '@anyam/server/node'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { storeBuild } from '../../test/builds.ts'
import { ADMINISTRATOR, startRegistry } from '../../test/registry.ts'
import { operatorToken, readOperatorAccess, writeOperatorAccess } from './operator-file.ts'

let registry: Awaited<ReturnType<typeof startRegistry>>

beforeEach(async () => {
  registry = await startRegistry()
  await storeBuild(registry.store, { remote: 'news', build: 'a1' })
})

const promote = (token: string) =>
  registry.post(token, '/remotes/news/promote', { build: 'a1', override: 'as I know' })

const DAMAGES: [title: string, text: (before: string) => string][] = [
  ['empty', () => ''],
  ['cut off', (before) => before.slice(0, before.length / 2)],
  ['no JSON', () => '\0\0\0\0'],
  ['null', () => 'null'],
  ['of another shape', () => '{"tokens": 1}'],
  ['altered in one character', (before) => before.replace(/\d/, (digit) => (digit === '1' ? '2' : '1'))],
]

describe('a damaged file of the registry', () => {
  it.each(['tokens.json', 'approvals.json'])(
    '%s refuses releases with a sentence that names it, is left as it is, and counts again when it is restored',
    async (name) => {
      const token = await registry.token()
      const policy = { approvals: [{ actions: ['promote'] }] }
      await writeFile(join(registry.folder, 'policy.json'), JSON.stringify(policy))
      expect(await promote(token)).toMatchObject({ status: 202 })
      const file = join(registry.folder, name)
      const before = await readFile(file, 'utf8')
      for (const [title, textOf] of DAMAGES) {
        const text = textOf(before)
        await writeFile(file, text)
        const refused = await promote(token)
        expect(refused, title).toMatchObject({ status: 503, code: 'state_unreadable' })
        expect(String(refused.message)).toMatch(new RegExp(`${name} is damaged: .*Nothing was overwritten`))
        expect(await readFile(file, 'utf8')).toBe(text)
      }
      await writeFile(file, before)
      expect(await promote(token)).toMatchObject({ status: 202 })
    },
  )

  it.each(['owed-log-entries.json', 'policy-in-force.json', 'policy.json', 'approvals.json', 'tokens.json'])(
    '%s hinders nothing that takes a release back, and none of its contents is lost',
    async (name) => {
      const { store, folder, api, shell } = registry
      await storeBuild(store, { remote: 'news', build: 'b2' })
      await mkdir(folder, { recursive: true })
      for (const [title, textOf] of DAMAGES) {
        for (const build of ['a1', 'b2']) await store.promote('news', build)
        await store.canary('news', 'a1', { percent: 5, promoteAfterMs: null })
        const text = textOf('[{"title": "halt news"}]')
        await writeFile(join(folder, name), text)
        const calls: [string, string][] = [
          [shell, 'halt'],
          [ADMINISTRATOR, 'rollback'],
        ]
        for (const [sender, call] of calls)
          expect(await registry.post(sender, `/remotes/news/${call}`), `${title}, ${call}`).toMatchObject({
            status: 200,
          })
        const texts = (await readdir(folder))
          .filter((one) => one.startsWith(name))
          .map((one) => readFile(join(folder, one), 'utf8'))
        expect(await Promise.all(texts), title).toContain(text)
      }
      const lost = api.log.filter(({ title }) => title.startsWith('owed-log-entries.json was damaged'))
      expect(lost).toHaveLength(name.startsWith('owed') ? DAMAGES.length : 0)
    },
  )

  it('holds what a newer version writes, which an older one leaves in it', async () => {
    const token = await registry.token()
    const file = join(registry.folder, 'tokens.json')
    const [held] = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify([{ ...held, madeBy: 7 }]))
    await promote(token)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject([{ madeBy: 7 }])
  })

  it('with the policy of an older version is named with the place of the error, and a rollback is possible still', async () => {
    const token = await registry.token()
    expect(await promote(token)).toMatchObject({ status: 200 })
    const file = join(registry.folder, 'policy.json')
    await writeFile(file, '{\n  "rules": [],\n}')
    await rm(join(registry.folder, 'policy-in-force.json'))
    expect(await promote(token)).toMatchObject({
      status: 503,
      code: 'policy_unreadable',
      message:
        'registry/policy.json is damaged: it is no JSON at line 3, column 1. Nothing is released until it is corrected.',
    })
    await writeFile(file, '{"rules": [{"remotes": []}]}')
    expect((await promote(token)).message).toContain('at rules.0.remotes: ')
    expect(await registry.post(ADMINISTRATOR, '/remotes/news/pin', { reason: 'x' })).toMatchObject({
      status: 200,
    })
  })

  it('with the policy of an older version that is lost allows nothing it may have forbidden', async () => {
    const token = await registry.token()
    expect(await promote(token)).toMatchObject({ status: 200 })
    const file = join(registry.folder, 'policy.json')
    await rm(join(registry.folder, 'policy-in-force.json'))
    await writeFile(join(registry.folder, 'policy-seen.json'), '{"sha256": "a1"}')
    expect(await promote(token)).toMatchObject({
      status: 503,
      code: 'policy_unreadable',
      message: expect.stringContaining('registry/policy.json is missing. Restore it, or write {} into it'),
    })
    expect(await registry.post(ADMINISTRATOR, '/remotes/news/pin', { reason: 'x' })).toMatchObject({
      status: 200,
    })
    await registry.post(ADMINISTRATOR, '/remotes/news/unpin', {})
    expect(await promote(token)).toMatchObject({ status: 503 })
    await writeFile(file, '{}')
    expect(await registry.post(ADMINISTRATOR, '/remotes/news/unpin', {})).toMatchObject({ status: 200 })
    expect(await promote(token)).toMatchObject({ status: 200 })
  })

  it('with the access of operators is written again by the next registry', async () => {
    const { dataDir } = registry
    await writeOperatorAccess(dataDir, { url: 'http://127.0.0.1:1', token: 'left' })
    expect(await operatorToken(dataDir)).toBe('left')
    await writeFile(join(registry.folder, 'operator.json'), '{"token":')
    await expect(readOperatorAccess(dataDir)).rejects.toThrow('registry/operator.json is damaged')
    expect(await operatorToken(dataDir)).toHaveLength(43)
  })
})

it('a registry with a comma too many in its policy, and other damaged files, starts, says so, and releases nothing over them', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'registry-policy-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await mkdir(join(dataDir, 'registry'), { recursive: true })
  const texts = {
    'policy.json': '{"rules": [],}',
    'tokens.json': '',
    'approvals.json': '[{"command":',
    'owed-log-entries.json': 'null',
    'policy-seen.json': '\0\0\0\0',
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(dataDir, 'registry', name), text)
  const port = await freePort()
  const env = { ...MEMORY, PATH: process.env.PATH, DATA_DIR: dataDir, REGISTRY_PORT: String(port) }
  const operator = { REGISTRY_OPERATOR_TOKEN: 'operator-of-the-test', API_URL: 'http://127.0.0.1:1' }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: { ...env, ...operator },
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      output += data
    })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady).toBe(true)
  expect(output).toContain('registry/policy.json is damaged: it is no JSON at line 1, column 14')
  const response = await fetch(`${url}/registry/remotes/mf-news/promote`, {
    method: 'POST',
    headers: { authorization: 'Bearer operator-of-the-test', 'content-type': 'application/json' },
    body: JSON.stringify({ build: 'a1', override: 'as I know' }),
  })
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'policy_unreadable' }])
  const files = await readdir(join(dataDir, 'registry'))
  for (const [name, text] of Object.entries(texts)) {
    // Set aside, because what waits for the api must not hinder a rollback.
    const held = files.find((file) => file.startsWith(`${name}.damaged-`)) ?? name
    expect(await readFile(join(dataDir, 'registry', held), 'utf8')).toBe(text)
  }
})

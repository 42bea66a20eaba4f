import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { API_SETTING_NAMES } from '../api/src/settings.ts'
import { SETTING_NAMES } from '../platform/server/src/env/index.ts'
import { freePort } from '../platform/server/src/node/index.ts'
import { startServer } from './children.ts'
import { settingsFor } from './server-settings.ts'

const SHELL = 'shell/server/server.ts'
const API = 'api/src/server.ts'
const LMS = 'lms/src/server.ts'
const REGISTRY = 'platform/releases/src/registry/server.ts'
const ALL = Object.fromEntries(
  [...SETTING_NAMES, ...API_SETTING_NAMES, 'LMS_DATA_DIR'].map((name) => [name, 'x']),
)
const namesFor = (script: string) => Object.keys(settingsFor(script, { ...ALL, AWS_SECRET_ACCESS_KEY: 'x' }))

/** A server at the place of one of ours that says which variables it has. */
const REPORTER = `require('node:http')
  .createServer((_, response) => response.end(JSON.stringify(Object.keys(process.env))))
  .listen(process.env.PORT)`

describe('Promise 31: a server', () => {
  it('sees none of the settings of the others', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'settings-'))
    onTestFinished(() => rm(dir, { recursive: true }))
    const script = join(dir, SHELL)
    await mkdir(dirname(script), { recursive: true })
    await writeFile(script, REPORTER)
    const port = await freePort()
    const secrets = { ADMIN_PASSWORD: 'secret-12', DATABASE_URL: 'postgres://x', S3_SECRET_ACCESS_KEY: 'x' }
    Object.assign(process.env, secrets)
    onTestFinished(() => {
      for (const name of Object.keys(secrets)) delete process.env[name]
    })
    const server = await startServer('shell', script, { PORT: String(port) }, `http://127.0.0.1:${port}`)
    onTestFinished(() => server.stop())
    const names: string[] = await (await fetch(`http://127.0.0.1:${port}`)).json()
    expect(names).toContain('PORT')
    for (const name of Object.keys(secrets)) expect(names).not.toContain(name)
  })

  it('gets each setting that it reads', () => {
    const releaseKeys = SETTING_NAMES.filter((name) => name.startsWith('RELEASES_S3_'))
    const shellOnly = [
      'OVERRIDE_ORIGINS',
      'OFFLINE_READING',
      'CANARY_HARM',
      'REGISTRY_URL',
      'REGISTRY_SHELL_TOKEN',
      ...releaseKeys,
    ]
    const registryOnly = ['REGISTRY_PORT', 'REGISTRY_OPERATOR_TOKEN', 'REGISTRY_RELEASE_TOKENS']
    const notForApi = [...shellOnly, ...registryOnly, 'LMS_DATA_DIR']
    expect(namesFor(API).toSorted()).toEqual(
      Object.keys(ALL)
        .filter((name) => !notForApi.includes(name))
        .toSorted(),
    )
    expect(namesFor(SHELL)).toEqual(expect.arrayContaining([...shellOnly, 'PORT', 'DATA_DIR']))
    const secrets = ['DATABASE_URL', 'ADMIN_PASSWORD', 'S3_SECRET_ACCESS_KEY', 'SMTP_URL']
    for (const secret of [...secrets, 'REGISTRY_OPERATOR_TOKEN', 'REGISTRY_LOG_TOKEN'])
      expect([...namesFor(SHELL), ...namesFor(LMS)]).not.toContain(secret)
    expect(namesFor(LMS)).toContain('LMS_DATA_DIR')
    for (const secret of ['DATABASE_URL', 'S3_SECRET_ACCESS_KEY', 'SMTP_URL'])
      expect(namesFor(REGISTRY)).not.toContain(secret)
    expect(namesFor(REGISTRY)).toEqual(expect.arrayContaining(['REGISTRY_SHELL_TOKEN', ...releaseKeys]))
  })
})

import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@arunika/shared/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../scripts/children.ts'
import { createReplay, readStages } from './replay-dockerfile.ts'

let dir: string
let server: string
let release: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-image-'))
  const { stage } = createReplay(dir)
  release = join(stage('release'), 'app')
  server = join(stage('server'), 'app')
}, 600_000)
afterAll(() => rm(dir, { recursive: true, force: true }))

/** What is `/data` in the image. */
const dataOf = (app: string) => join(app, '../data')

const node = (app: string, script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    cwd: app,
    encoding: 'utf8',
    // Nothing answers on port 9.
    env: { PATH: process.env.PATH, DATA_DIR: dataOf(app), API_URL: 'http://127.0.0.1:9' },
  })

describe('Promise 23: the images have all that their commands need', () => {
  it.each(['api/src/server.ts', 'api/src/migrate.ts'])(
    '%s gets as far as asking for its database',
    (script) => {
      expect(node(server, script)).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(/^DATABASE_URL is not set/),
      })
    },
  )

  it.each([
    ['shell/server/server.ts', 'PORT', '/health/live'],
    ['lms/src/server.ts', 'LMS_PORT', '/health/live'],
  ])('%s starts and answers', async (script, name, path) => {
    const port = await freePort()
    const env = { DATA_DIR: dataOf(server), [name]: String(port) }
    const running = await startServer(script, join(server, script), env, `http://127.0.0.1:${port}${path}`)
    await running.stop()
  })

  it('builds are published by the image of releases, which holds them already', () => {
    expect(node(release, 'deploy/publish-all.ts')).toMatchObject({ status: 0, stderr: '' })
    expect(node(release, 'releases/src/cli.ts', 'status')).toMatchObject({ status: 0 })
  })

  it('the gate of the image of releases gets as far as asking for the api, and has a browser to go on with', () => {
    expect(node(release, 'releases/src/cli.ts', 'check', 'mf-news', '--json')).toMatchObject({
      status: 1,
      stderr: '',
      stdout: expect.stringContaining('The api does not answer'),
    })
    const installed = readStages()
      .get('release')
      ?.steps.find(({ text }) => text.includes('apt-get install'))
    expect(installed?.text).toMatch(/ chromium /)
  })
})

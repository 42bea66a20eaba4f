import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { figure } from '@anyam/test-support/figure'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createStack, liveBuildOf, type Stack } from './containers.ts'

const ADMIN = { email: 'admin@arunika.example', password: 'brass: k@ttle/l?d' }

let stack: Stack
beforeAll(async () => {
  const identity = await generateIdentity()
  stack = await createStack({
    ADMIN_PASSWORD: ADMIN.password,
    BACKUP_IDENTITY: identity,
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  })
  await stack.compose('--profile', 'demo', '--profile', 'tools', 'build')
})
afterAll(async () => {
  if (process.env.KEEP_CONTAINERS) return
  await stack?.down({ volumes: true })
})

const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 240_000, interval: 500 })
const statusOf = (path: string) =>
  fetch(`${stack.url}${path}`, { redirect: 'manual' }).then(
    ({ status }) => status,
    () => 0,
  )
const textOf = async (path: string) => (await fetch(`${stack.url}${path}`)).text()

async function logIn(): Promise<string> {
  const response = await fetch(`${stack.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  expect(response.status).toBe(200)
  return (await response.json()).token
}

async function admin(path: string) {
  const headers = { authorization: `Bearer ${await logIn()}` }
  const response = await fetch(`${stack.url}/api/admin${path}`, { headers })
  expect(response.status).toBe(200)
  return response.json()
}

async function apply(name: string) {
  const [vacancy] = await (await fetch(`${stack.url}/api/job-vacancies`)).json()
  const form = new FormData()
  const texts = { name, phone: '+62 800 5550 101', email: 'putri@example.com', education: 's1' }
  const responses = [
    'why_interested',
    'past_experiences',
    'skills_or_expertise',
    'software_or_tools',
    'teamworking',
  ]
  for (const [field, value] of Object.entries(texts)) form.append(field, value)
  for (const field of [...responses, 'institution']) form.append(field, 'Plants.')
  const cv = new Uint8Array(await readFile(join(import.meta.dirname, '../api/test/fixtures/pdf/cairo.pdf')))
  form.append('cv_or_portfolios', new File([cv], 'cv.pdf', { type: 'application/pdf' }))
  const response = await fetch(`${stack.url}/api/job-vacancies/${vacancy.id}`, { method: 'POST', body: form })
  return { status: response.status, text: await response.text() }
}

/** Entry of the mf-news build referenced by its page. */
const entryOfNews = async () => /mf-news\/content\/(entry\.\w+\.js)/.exec(await textOf('/articles'))?.[1]

const liveBuild = (remote: string) => liveBuildOf(stack, remote)

/** Containers of the services that do not run, or whose health check fails. */
async function unwell(services: readonly string[]): Promise<string[]> {
  const states: string[] = []
  for (const service of services) {
    for (const id of await stack.containers(service)) {
      const format = '{{.State.Status}} {{if .State.Health}}{{.State.Health.Status}}{{else}}healthy{{end}}'
      const state = await stack.inspect(id, format)
      if (state !== 'running healthy') states.push(`${service}: ${state}`)
    }
  }
  return states
}

const LASTING = [
  ...['edge', 'shell', 'api', 'registry', 'backups', 'careers'],
  ...['database', 'files', 'builds', 'lms', 'mail'],
]

describe('Promise 38: the compose file', () => {
  it('brings up the site from nothing', async () => {
    const began = performance.now()
    await stack.up()
    await poll(() => statusOf('/')).toBe(200)
    await poll(() => unwell(LASTING)).toEqual([])
    for (const service of LASTING) {
      const [id = ''] = await stack.containers(service)
      expect(await stack.inspect(id, '{{.RestartCount}}'), service).toBe('0')
    }
    figure(38, `from nothing to a site in ${Math.round((performance.now() - began) / 1000)} s`)
  })

  it('serves every public page', async () => {
    const addresses = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    expect(addresses.length).toBeGreaterThan(20)
    for (const path of addresses) expect(await statusOf(path), path).toBe(200)
    expect(await statusOf('/nowhere')).toBe(302)
    expect(await textOf('/articles')).toContain('</html>')
    figure(38, `${addresses.length} pages`)
  })

  it('lets an administrator in, takes an application, and stores its mail while no mail server is configured', async () => {
    expect(await apply('Putri Handayani')).toMatchObject({ status: 200 })
    expect(JSON.stringify(await admin('/job-vacancies'))).toContain('Putri Handayani')
    const mails = await stack.compose('exec', '-T', 'api', 'node', 'api/src/admin.ts', 'mails')
    expect(mails).toMatch(/putri@example\.com .* waiting, 0 attempts/)
  })

  it('loads the files of one remote from its own server, while that is there', async () => {
    const page = await textOf('/career')
    expect(page).toContain('http://careers.localhost:8090/remotes/mf-careers/content/')
    const entry = /\/remotes\/mf-careers\/content\/entry\.\w+\.js/.exec(page)?.[0]
    const response = await fetch(`${stack.careersUrl}${entry}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect((await fetch(`${stack.careersUrl}${entry}.map`)).status).toBe(404)
  })

  it('releases one remote by the image of that remote, and starts nothing else', async () => {
    const began = performance.now()
    const others = ['edge', 'shell', 'api', 'registry', 'mf-marketing']
    const running = () => Promise.all(others.map((service) => stack.containers(service)))
    const before = await Promise.all(['mf-news', 'mf-marketing'].map(liveBuild))
    const containers = await running()
    const folder = join(import.meta.dirname, '../mf-news/src/content')
    const released = join(folder, 'released-by-test.ts')
    await mkdir(folder, { recursive: true })
    await writeFile(released, `export const released = ${Date.now()}\n`)
    onTestFinished(() => rm(released, { force: true }))
    await stack.compose('up', '--detach', '--build', 'mf-news')
    await poll(() => liveBuild('mf-news')).not.toBe(before[0])
    expect(await liveBuild('mf-marketing')).toBe(before[1])
    expect(await running()).toEqual(containers)
    expect(await statusOf('/articles')).toBe(200)
    figure(38, `release of mf-news by its image in ${Math.round((performance.now() - began) / 1000)} s`)
  })

  it('lets the image of a remote release no other', async () => {
    const [marketing, careers] = await Promise.all(['mf-marketing', 'mf-careers'].map(liveBuild))
    const request = (path: string, body: object) =>
      `fetch(process.env.REGISTRY_URL + '/registry${path}', {
        method: 'POST',
        headers: { authorization: 'Bearer ' + process.env.RELEASE_TOKEN, 'content-type': 'application/json' },
        body: '${JSON.stringify(body)}',
      }).then((response) => response.text()).then(console.log)`
    const asNews = (path: string, body: object) =>
      stack.compose('run', '--rm', 'mf-news', 'node', '-e', request(path, body))
    expect(await asNews('/remotes/mf-careers/promote', { build: careers, reason: 'A test' })).toContain(
      'This token belongs to mf-news, not to mf-careers.',
    )
    expect(await asNews('/remotes/mf-marketing/rollback', {})).toContain('foreign_remote')
    expect(await asNews('/tokens', {})).toContain('not_allowed')
    expect(await liveBuild('mf-marketing')).toBe(marketing)
  })

  it('has each private key with its holder alone', async () => {
    const filesOf = async (service: string) => {
      const [id = ''] = await stack.containers(service)
      const found = await stack.exec(id, 'find', '/data', '-name', '*.pem', '-o', '-name', 'trust.json')
      return found.split('\n').filter(Boolean).sort()
    }
    expect(await filesOf('shell')).toEqual(['/data/trust/trust.json'])
    // It only has public keys of the remotes; the shell's builds have no image.
    expect(await filesOf('registry')).toEqual([
      '/data/registry/registry.pem',
      '/data/registry/teams/shell.pem',
      '/data/trust/trust.json',
    ])
    const [shell = ''] = await stack.containers('shell')
    await expect(stack.exec(shell, 'touch', '/data/trust/trust.json')).rejects.toThrow('Read-only')
    const keyOfNews = await stack.compose(
      'run',
      '--rm',
      'mf-news',
      'find',
      '/data',
      '/release',
      '-name',
      '*.pem',
    )
    expect(keyOfNews.trim()).toBe('/data/registry/teams/mf-news.pem')
  })

  it('shows nothing that was written into the bucket without a key, and says so', async () => {
    const news = await liveBuild('mf-news')
    const attack = `
      import { Bucket } from '/app/platform/releases/src/bucket.ts'
      import { readSettings } from '/app/platform/server/src/env/index.ts'
      const bucket = new Bucket(readSettings().releasesS3)
      const live = JSON.parse((await bucket.get('live.json')).bytes)
      live.remotes['mf-news'] = live.remotes['mf-marketing']
      await bucket.put('live.json', JSON.stringify({ ...live, revision: live.revision + 9 }))
    `
    await stack.compose('run', '--rm', 'tools', '--input-type=module', '--eval', attack)
    const [shell = ''] = await stack.containers('shell')
    const alarm = 'The live set of the store is refused.'
    await poll(() => stack.logs(shell)).toContain(alarm)
    expect(await liveBuild('mf-news')).toBe(news)
    await stack.crash(shell)
    await poll(() => stack.inspect(shell, '{{.RestartCount}}')).not.toBe('0')
    await poll(() => unwell(['shell'])).toEqual([])
    await poll(() => statusOf('/articles?after=restart')).toBe(200)
    expect(await liveBuild('mf-news')).toBe(news)
  })

  it('takes a build through the gate of the registry, which opens it in a browser, by an operator', async () => {
    const news = await liveBuild('mf-news')
    const change =
      'mkdir -p mf-news/src/content && echo "export const tried = 1" > mf-news/src/content/tried.ts'
    const release = 'node platform/releases/src/cli.ts promote mf-news'
    const began = performance.now()
    await stack.compose('run', '--rm', '--entrypoint', 'sh', 'release', '-c', `${change} && ${release}`)
    figure(38, `a build through the gate in ${Math.round((performance.now() - began) / 1000)} s`)
    // The live set that was written without a key is deleted with it.
    await poll(() => liveBuild('mf-news')).not.toBe(news)
    expect(await statusOf('/articles')).toBe(200)
    expect(await stack.compose('run', '--rm', 'release', 'history', 'mf-news')).toContain('promote')
  })

  it('has a backup that the drill restores, and nothing that the doctor calls bad', async () => {
    const tool = (...words: string[]) => stack.compose('run', '--rm', 'tools', ...words)
    await tool('deploy/backup/cli.ts', 'backup')
    const drill = await tool('deploy/backup/cli.ts', 'drill')
    expect(drill).toMatch(/\.tar\.age is good: \d+ rows in \d+ tables as recorded, 20 pages open/)
    figure(38, drill.trim())
    const doctor = await tool('deploy/doctor/cli.ts')
    expect(doctor).toContain('its schema is up to date')
    expect(doctor).not.toContain('✗')
  })

  it('scales shells and apis', async () => {
    await stack.up({ shell: 2, api: 2 })
    await poll(() => unwell(LASTING)).toEqual([])
    for (const service of ['shell', 'api']) expect(await stack.containers(service)).toHaveLength(2)
    for (let nth = 0; nth < 20; nth += 1) expect(await statusOf(`/articles?nth=${nth}`)).toBe(200)
  })

  it.each(LASTING)('goes on after the end of %s', async (service) => {
    const [id = ''] = await stack.containers(service)
    const began = performance.now()
    await stack.crash(id)
    await poll(() => stack.inspect(id, '{{.RestartCount}}')).not.toBe('0')
    await poll(() => unwell(LASTING)).toEqual([])
    await poll(() => statusOf('/articles')).toBe(200)
    await poll(() => statusOf('/api/articles')).toBe(200)
    figure(38, `${service} well again in ${Math.round((performance.now() - began) / 1000)} s`)
  })

  it('has its data still after it was taken down and brought up', async () => {
    const entry = await entryOfNews()
    await stack.down()
    expect(await statusOf('/')).toBe(0)
    await stack.up()
    await poll(() => statusOf('/')).toBe(200)
    await poll(() => unwell(LASTING)).toEqual([])
    expect(JSON.stringify(await admin('/job-vacancies'))).toContain('Putri Handayani')
    expect(await apply('Bima Prasetya')).toMatchObject({ status: 200 })
    expect(await statusOf('/articles')).toBe(200)
    expect(await entryOfNews()).toBe(entry)
  })
})

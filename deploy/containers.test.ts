import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { figure } from '@arunika/testing/figure'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStack, type Stack } from './containers.ts'

const ADMIN = { email: 'admin@arunika.example', password: 'admin: p@ss/w?rd' }
const SECRET = `p@ss:w/or?d#%20&'"$é`

let stack: Stack
beforeAll(async () => {
  stack = await createStack({
    COMPOSE_PROFILES: 'demo',
    POSTGRES_PASSWORD: SECRET,
    ADMIN_PASSWORD: ADMIN.password,
    // The one key id that every server for tests knows.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'files-secret',
    RELEASES_S3_ACCESS_KEY_ID: 'S3RVER',
    RELEASES_S3_SECRET_ACCESS_KEY: 'builds-secret',
  })
  await stack.compose('--profile', 'tools', 'build')
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

/** Which build of the remote the page names. */
const buildOf = async (remote: string, path = '/articles') =>
  new RegExp(`${remote}/([\\w-]+)/`).exec(await textOf(path))?.[1]

/** All containers of the services run, and those with a check say that they are well. */
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

const LASTING = ['edge', 'shell', 'api', 'database', 'files', 'builds', 'lms', 'mail']

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

  it('takes a release of one remote, tried by the gate in a browser', async () => {
    const [news, marketing] = [await buildOf('mf-news'), await buildOf('mf-marketing', '/')]
    const change = 'echo "export const released = 1" >> mf-news/src/content/released.ts'
    const release = 'node releases/src/cli.ts promote mf-news'
    await stack.compose('run', '--rm', '--entrypoint', 'sh', 'release', '-c', `${change} && ${release}`)
    await poll(() => buildOf('mf-news')).not.toBe(news)
    expect(marketing).toBeDefined()
    expect(await buildOf('mf-marketing', '/')).toBe(marketing)
    expect(await statusOf('/articles')).toBe(200)
  })

  it('scales shells and apis', async () => {
    await stack.up({ shell: 2, api: 2 })
    await poll(() => unwell(LASTING)).toEqual([])
    for (const service of ['shell', 'api']) expect(await stack.containers(service)).toHaveLength(2)
    for (let nth = 0; nth < 20; nth += 1) expect(await statusOf(`/articles?page=${nth}`)).toBe(200)
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
    const build = await buildOf('mf-news')
    await stack.down()
    expect(await statusOf('/')).toBe(0)
    await stack.up()
    await poll(() => statusOf('/')).toBe(200)
    await poll(() => unwell(LASTING)).toEqual([])
    expect(JSON.stringify(await admin('/job-vacancies'))).toContain('Putri Handayani')
    expect(await apply('Bima Prasetya')).toMatchObject({ status: 200 })
    expect(await statusOf('/articles')).toBe(200)
    expect(await buildOf('mf-news')).toBe(build)
  })
})

import { createServer, request } from 'node:http'
import { patience } from '@arunika/testing/patience'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { applicationForm, pdf } from './support/samples.ts'
import { createServerSetup, isReady, startServerProcess } from './support/server-process.ts'
import { ADMIN, call, startOwnApi } from './support/test-api.ts'

const READY = { interval: 20 }

describe('the server process', () => {
  it('says in one sentence that its port is taken, and ends with code 1', async () => {
    const { env, port } = await createServerSetup()
    const other = createServer().listen(port, '127.0.0.1')
    onTestFinished(() => {
      other.close()
    })
    const server = startServerProcess(env)
    expect(await server.exit).toBe(1)
    const lines = server
      .output()
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{'))
    expect(lines).toEqual([`Port ${port} is taken by another program. Stop it, or set another port.`])
  })

  it('says in one sentence which settings it lacks', async () => {
    const server = startServerProcess({ DATABASE_URL: '' })
    expect(await server.exit).toBe(1)
    expect(server.output()).toMatch(/^DATABASE_URL is not set\./)
    expect(server.output().trim().split('\n')).toHaveLength(1)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s turns unready first, finishes its requests, and exits soon',
    async (signal) => {
      const { env, url, port } = await createServerSetup()
      const server = startServerProcess(env)
      await expect.poll(() => isReady(url), READY).toBe(true)

      // A request that is still being sent when the signal arrives.
      const body = JSON.stringify({ name: 'Ani', email: 'ani@example.com', subject: 's', message: 'm' })
      const slow = request({
        port,
        host: '127.0.0.1',
        path: '/api/contact-us',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      })
      const finished = new Promise<number | undefined>((resolve, reject) => {
        slow.once('response', (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        slow.once('error', reject)
      })
      slow.write(body.slice(0, 10))
      await new Promise((resolve) => slow.once('socket', (socket) => socket.once('connect', resolve)))

      const start = performance.now()
      server.child.kill(signal)
      await expect.poll(() => call(url, '/health/ready').then(({ status }) => status), READY).toBe(503)
      const during = await call(url, '/api/articles')
      expect(during.status).toBe(200)
      expect(during.headers.get('connection')).toBe('close')
      slow.end(body.slice(10))
      expect(await finished).toBe(200)
      expect(await server.exit).toBe(0)
      expect(performance.now() - start).toBeLessThan(patience(10_000))
    },
  )

  it('writes no personal data into its log, not even when it fails', async () => {
    const { db, env, url } = await createServerSetup()
    const server = startServerProcess({ ...env, LOG_LEVEL: 'debug' })
    await expect.poll(() => isReady(url), READY).toBe(true)
    const { token } = (await call<{ token: string }>(url, '/api/login', { json: ADMIN })).body
    const json = {
      title: 't',
      type: 'internship',
      location: 'l',
      status: 'open',
      description: 'd',
      requirement: 'r',
    }
    await call(url, '/api/admin/job-vacancies/create', { token, json })
    const secret = 'Zubaidah'
    const message = { name: secret, email: `${secret}@example.com`, subject: secret, message: secret }
    await call(url, '/api/job-vacancies/1', {
      form: applicationForm([{ ...pdf(), name: `${secret}.pdf` }], { name: secret }),
    })
    await call(url, `/api/articles/${secret}?who=${secret}`)
    await call(url, '/api/contact-us', { json: message })
    await call(url, '/api/login', { json: { email: `${secret}@example.com`, password: secret } })
    await db.execute(
      sql`alter table contact_messages add constraint broken check (length(name) < 3) not valid`,
    )
    const failed = await call(url, '/api/contact-us', { json: message })
    expect(failed).toEqual(
      expect.objectContaining({ status: 500, body: expect.objectContaining({ code: 'internal_error' }) }),
    )
    // Refused calls name the person, by number.
    const withoutCookie = { headers: { authorization: `Bearer ${token}` } }
    expect((await fetch(`${url}/api/admin/audit-log`, withoutCookie)).status).toBe(401)
    await expect
      .poll(server.output)
      .toContain('"code":"cookie_needed","route":"/api/admin/audit-log","administrator":1')
    expect(JSON.stringify(failed.body)).not.toMatch(/constraint|Zubaidah| at /)
    await expect.poll(server.output).toContain('"constraint":"broken"')
    expect(server.output()).toContain('"route":"/api/contact-us"')
    expect(server.output()).not.toContain(secret)
    expect(server.output()).not.toContain(token)
    expect(server.output()).not.toContain(ADMIN.email)
  })
})

describe('health', () => {
  it('tells apart a process that lives and one that can work', async () => {
    const api = await startOwnApi()
    expect(await api.call('/health/live')).toMatchObject({ status: 200, body: { status: 'alive' } })
    expect(await api.call('/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  })
})

it('cached responses have the same headers as others, and are counted', async () => {
  const api = await startOwnApi()
  const get = async (headers = {}) => {
    const response = await api.call('/api/job-vacancies', { headers })
    const { date, ...rest } = Object.fromEntries(response.headers)
    return { status: response.status, body: response.body, headers: rest }
  }
  const first = await get()
  expect(await get()).toEqual(first)
  const known = await get({ 'if-none-match': first.headers.etag })
  expect(known).toMatchObject({ status: 304, headers: { etag: first.headers.etag } })
  expect(known.headers['content-security-policy']).toBeUndefined()
  const counted = async () => {
    const text = await (await fetch(`${api.url}/metrics`)).text()
    const lines = text.split('\n').filter((line) => /_count\{.*\/api\/job-vacancies"/.test(line))
    return lines.map((line) => `${/status="(\d+)"/.exec(line)?.[1]}: ${line.split(' ').at(-1)}`)
  }
  await expect.poll(counted).toEqual(['200: 2', '304: 1'])
})

describe('Promise 18: every answer', () => {
  it('carries headers that keep it from acting as a page', async () => {
    const api = await startOwnApi()
    for (const path of ['/api/articles', '/nowhere', '/uploads/x.webp', '/api/admin/articles']) {
      const { headers } = await api.call(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })

  it('promises TLS where the site is on it, and only there', async () => {
    const strict = async (publicUrl: string) => {
      const { headers } = await (await startOwnApi({ publicUrl })).call('/api/articles')
      return headers.get('strict-transport-security')
    }
    expect(await strict('https://arunika.example')).toBe('max-age=31536000')
    expect(await strict('http://localhost:3000')).toBeNull()
  })

  it('to an unknown address is 404 in the one shape of errors', async () => {
    const api = await startOwnApi()
    expect(await api.call('/nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await api.call('/api/articles', { method: 'PUT' })).toMatchObject({ status: 404 })
  })
})

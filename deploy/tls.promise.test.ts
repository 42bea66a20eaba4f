import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { figure } from '@anyam/test-support/figure'
import type { AdminVacancy } from '@arunika/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCertificate } from './certificate.ts'
import { ADMIN, startTopology, type Topology } from './topology.ts'

let topology: Topology
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'arunika-tls-'))
  const tls = makeCertificate(dir)
  // The client trusts this self-signed certificate and no other.
  setDefaultCACertificates([...getCACertificates('default'), await readFile(tls.certificate, 'utf8')])
  topology = await startTopology({}, { tls })
})
afterAll(async () => {
  await topology?.stop()
  await rm(dir, { recursive: true, force: true })
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(topology.url + path, { redirect: 'manual', ...init })

const sendJson = (path: string, json: object, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  })

async function logIn() {
  const response = await sendJson('/api/login', ADMIN)
  const { token } = (await response.json()) as { token: string }
  return { authorization: `Bearer ${token}`, setCookie: response.headers.getSetCookie()[0] ?? '' }
}

async function oneApplication(authorization: string): Promise<number | undefined> {
  const response = await ask('/api/admin/job-vacancies', { headers: { authorization } })
  const vacancies = (await response.json()) as AdminVacancy[]
  return vacancies.flatMap(({ applicationResponses }) => applicationResponses)[0]?.id
}

describe('Promise 18: behind TLS', () => {
  it.each(['/', '/articles', '/admin', '/api/articles', '/health-of-nothing'])(
    '%s promises a year of TLS',
    async (path) => {
      const { headers } = await ask(path)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    },
  )

  it('who comes without it is sent there, and is promised and given nothing before; a program is refused', async () => {
    const response = await fetch(`${topology.plainUrl}/articles?q=1`, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('https://localhost/articles?q=1')
    expect(response.headers.get('strict-transport-security')).toBeNull()
    const login = await fetch(`${topology.plainUrl}/api/login`, { method: 'POST', redirect: 'manual' })
    expect([login.status, login.headers.getSetCookie()]).toEqual([403, []])
    expect(await login.json()).toMatchObject({ message: 'This address needs HTTPS.' })
  })

  it.each([
    [{ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256' }, true],
    [{ minVersion: 'TLSv1.3' }, true],
    // Without authenticated encryption, and too old.
    [{ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' }, false],
    [{ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }, false],
  ] as const)('of the ways to encrypt, %o is taken: %s', async (options, isTaken) => {
    const { hostname: host, port } = new URL(topology.url)
    const socket = connect({ host, port: Number(port), rejectUnauthorized: false, ...options })
    const isSecure = await new Promise((resolve) => {
      socket.once('secureConnect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    expect(isSecure).toBe(isTaken)
  })

  it('the cookie of a login is for this host and for TLS alone, and marks as read', async () => {
    const { authorization, setCookie } = await logIn()
    const [pair = '', ...attributes] = setCookie.split('; ')
    expect(pair).toMatch(/^__Host-session=./)
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']))
    expect(setCookie).not.toMatch(/domain/i)
    const address = `/api/admin/job-vacancies/set-read/${await oneApplication(authorization)}`
    const mark = (headers: Record<string, string>) => sendJson(address, {}, { cookie: pair, ...headers })
    expect((await mark({ origin: topology.url })).status).toBe(200)
    expect((await mark({ origin: topology.url.replace('https:', 'http:') })).status).toBe(403)
    figure(18, `behind nginx with TLS: HSTS, ${pair.split('=')[0]}, plain HTTP sent to TLS`)
  })
})

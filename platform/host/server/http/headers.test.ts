import { createMetrics } from '@anyam/server/metrics'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { siteAt } from '../../test/site.ts'
import { observe } from '../telemetry/observe.ts'
import { createShellMetrics } from '../telemetry/shell-metrics.ts'
import { violationRoute } from '../telemetry/violations.ts'
import { devOverriddenHeaders, pageHeaders, plainHeaders } from './headers.ts'

const SECURE = siteAt('https://arunika.example')
const policyAt = (path: string) => pageHeaders(SECURE, path)['content-security-policy']?.split('; ')

describe('Promise 18: headers', () => {
  it.each([
    ['of the site', '/articles'],
    ['of the back-office', '/admin/articles'],
  ])('%s let no script run that is not a file of this origin, and no page frame this one', (_of, path) => {
    expect(policyAt(path)).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
        "require-trusted-types-for 'script'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]),
    )
  })

  it('of the back-office reach no other host; pages reach the site’s pictures and films', () => {
    expect(policyAt('/admin')).toContain("connect-src 'self' data:")
    expect(policyAt('/')).toContain("connect-src 'self'")
    expect(policyAt('/')).toContain("media-src 'self' https://films.example")
  })

  it('of what is not a page let nothing run or load', () => {
    expect(plainHeaders(SECURE)['content-security-policy']).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'$/,
    )
  })

  it('let only the preview be framed, and only the back-office frame it', () => {
    const preview = pageHeaders(SECURE, '/articles/preview', { framed: true })['content-security-policy']
    expect(preview?.split('; ')).toContain("frame-ancestors 'self'")
    const frames = (path: string) => policyAt(path)?.find((part) => part.startsWith('frame-src'))
    expect(frames('/admin/articles/create')).toContain("'self'")
    expect(frames('/articles/preview')).not.toContain("'self'")
  })

  it('allow exactly the builds in the release set that have a server of their own', () => {
    const release = (build: string, origin?: string) => ({
      ...{ build, entry: 'entry.js', global: build, integrity: 'sha384-x', owns: ['/career'] },
      ...(origin && { origin }),
    })
    const own = { ...release('own1', 'https://careers.example'), fallback: release('old1') }
    const set = { id: 'set', remotes: { 'mf-careers': own, 'mf-news': release('new1') } }
    const source = 'https://careers.example/remotes/mf-careers/own1/'
    for (const path of ['/career', '/admin']) {
      const policy = pageHeaders(SECURE, path, { set })['content-security-policy']?.split('; ') ?? []
      const added = policy.flatMap((part, index) => {
        const before = policyAt(path)?.[index]?.split(' ') ?? []
        const more = part.split(' ').filter((one) => !before.includes(one))
        return more.length > 0 ? [[part.split(' ')[0], ...more]] : []
      })
      expect(added).toEqual(
        expect.arrayContaining([
          ['script-src', source],
          ['style-src', source],
          ['connect-src', source],
        ]),
      )
      expect(new Set(added.flatMap(([, ...more]) => more))).toEqual(new Set([source]))
    }
  })

  it('of a page with a working copy are wider by its origin alone, and the page is never cached', () => {
    const origin = 'http://localhost:3013'
    for (const path of ['/articles', '/admin']) {
      const headers = devOverriddenHeaders(SECURE, path, [origin])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-accel-expires': '0' })
      const wider = headers['content-security-policy']?.split('; ') ?? []
      const added = wider.flatMap((part, index) => {
        const before = policyAt(path)?.[index]?.split(' ') ?? []
        return part.split(' ').filter((source) => !before.includes(source))
      })
      expect([...new Set(added)].sort()).toEqual([origin, 'ws://localhost:3013'])
    }
  })

  it('promise TLS only where visitors come by it', () => {
    expect(plainHeaders(SECURE)).toHaveProperty('strict-transport-security')
    expect(plainHeaders(siteAt('http://localhost:3000'))).not.toHaveProperty('strict-transport-security')
  })
})

async function startApp() {
  const app = Fastify()
  const metrics = createShellMetrics({ own: {} }, () => ['set-1'])
  observe(app, metrics)
  await violationRoute(app, metrics)
  onTestFinished(() => app.close())
  return app
}

describe('Promise 18: reports of violations', () => {
  const report = (type: string, payload: string) => ({
    method: 'POST' as const,
    url: '/csp-reports',
    headers: { 'content-type': type },
    payload,
  })

  it('are counted by directive, in either form, without invented names', async () => {
    const app = await startApp()
    const present = [{ type: 'csp-violation', body: { effectiveDirective: 'script-src-elem' } }]
    const former = { 'csp-report': { 'effective-directive': 'img-src' } }
    const responses = [
      await app.inject(report('application/reports+json', JSON.stringify(present))),
      await app.inject(report('application/csp-report', JSON.stringify(former))),
      await app.inject(report('application/csp-report', '{"csp-report":{"effective-directive":"made up"}}')),
      await app.inject(report('application/csp-report', 'null')),
    ]
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204])
    const { body } = await app.inject('/metrics')
    expect(body).toContain('csp_violations_total{directive="script-src-elem",service="shell"} 1')
    expect(body).toContain('csp_violations_total{directive="img-src",service="shell"} 1')
    expect(body).toContain('csp_violations_total{directive="other",service="shell"} 2')
    expect(body).toContain('release_set_info{set="set-1",service="shell"} 1')
  })

  it('are refused when they are large or something else', async () => {
    const app = await startApp()
    const large = JSON.stringify([{ body: { x: 'x'.repeat(20_000) } }])
    expect((await app.inject(report('application/reports+json', large))).statusCode).toBe(413)
    expect((await app.inject(report('text/plain', 'hello'))).statusCode).toBe(415)
    expect((await app.inject(report('application/csp-report', '{'))).statusCode).toBe(400)
  })
})

it('figures are for operators, not for visitors', async () => {
  const app = await startApp()
  expect((await app.inject('/metrics')).statusCode).toBe(200)
  const visitor = { url: '/metrics', remoteAddress: '198.51.100.7' }
  expect((await app.inject(visitor)).statusCode).toBe(404)
  const proxied = { url: '/metrics', headers: { 'x-forwarded-for': '198.51.100.7' } }
  expect((await app.inject(proxied)).statusCode).toBe(404)
})

it('two servers in one process count for themselves', async () => {
  const [one, two] = [createMetrics('one'), createMetrics('two')]
  one.observeRequest({ method: 'GET', route: '/', status: 200, ms: 1 })
  expect(await two.text()).not.toContain('route="/"')
})

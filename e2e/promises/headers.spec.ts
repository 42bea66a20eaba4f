import { figure } from '@anyam/test-support/figure'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { PUBLIC_PAGES } from '../fixtures/pages.ts'
import { shellCopy } from '../fixtures/shell-copy.ts'
import { expect, test } from '../fixtures/test.ts'

const ADMIN_PAGES = ['/admin', '/admin/login', '/admin/articles', '/admin/articles/create', '/admin/unknown']
/** Missing entries, the api's description, and files. */
const OTHERS = ['/articles/999999', '/career/999999', '/api/docs']
const INERT = ['/api/articles', '/api/nothing', '/uploads/nothing.webp', '/remotes/x/y/z.js', '/favicon.svg']

/** Findings that Google's evaluator would rate as high or medium risk. */
function risks(policy: string): string[] {
  const { csp } = new CspParser(policy)
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
}

test.describe('Promise 18: headers', () => {
  test('of every HTML page are strict behind TLS, and an evaluator of policies finds nothing', async ({
    request,
  }) => {
    const secure = await shellCopy()
    await secure.start({ PUBLIC_URL: 'https://arunika.example', LMS_URL: 'https://learn.arunika.example' })
    const pages = [...PUBLIC_PAGES, ...ADMIN_PAGES, ...OTHERS]
    for (const path of pages) {
      const headers = (await request.get(secure.url + path, { maxRedirects: 0 })).headers()
      expect.soft(headers['content-type'], path).toContain('text/html')
      expect.soft(risks(headers['content-security-policy'] ?? ''), path).toEqual([])
      expect.soft(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
        'permissions-policy': expect.stringContaining('camera=()'),
        'strict-transport-security': 'max-age=31536000',
      })
    }
    await secure.stop()
    figure(18, `${pages.length} pages: 0 high or medium risks in their policies`)
  })

  test('of a cached page are those of a rendered one, and it is counted like any other', async ({
    request,
  }) => {
    const counted = async () => {
      const text = await (await request.get('/metrics')).text()
      return Number(
        /request_duration_seconds_count\{[^}]*route="\/\*",status="200"[^}]*\} (\d+)/.exec(text)?.[1] ?? 0,
      )
    }
    const headersOf = async (cookie?: string) => {
      const response = await request.get('/about-us?kept', { ...(cookie && { headers: { cookie } }) })
      const { date: _, 'x-request-id': id, 'transfer-encoding': __, ...headers } = response.headers()
      expect(id).toMatch(/^[\w-]{8,64}$/)
      return { ...headers, body: await response.text() }
    }
    const before = await counted()
    const made = await headersOf()
    expect(await headersOf()).toEqual(made)
    expect(await headersOf('any=cookie')).toEqual(made)
    expect(await counted()).toBe(before + 3)
  })

  test('of all that is no page let nothing run or load', async ({ request }) => {
    for (const path of INERT) {
      const headers = (await request.get(path)).headers()
      expect
        .soft(headers['content-security-policy'], path)
        .toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
      // On anything but a document the header would be wasted bytes.
      if (!headers['content-type']?.startsWith('text/html'))
        expect.soft(headers, path).not.toHaveProperty('permissions-policy')
    }
  })

  test('keep text from becoming markup or a script, which is reported and counted', async ({
    page,
    request,
    quiet,
  }) => {
    quiet.allow(/Trusted|trusted|TrustedHTML|violates the following Content Security Policy/)
    const counted = async () =>
      Number(
        /csp_violations_total\{directive="require-trusted-types-for"[^}]*\} (\d+)/.exec(
          await (await request.get('/metrics')).text(),
        )?.[1] ?? 0,
      )
    await page.goto('/')
    const before = await counted()
    const done = await page.evaluate(() => {
      const attempt = (work: () => void) => {
        try {
          work()
          return 'done'
        } catch {
          return 'refused'
        }
      }
      const script = document.createElement('script')
      return [
        attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.ran = 1">')),
        attempt(() => Object.assign(script, { src: 'https://evil.example/x.js' })),
        attempt(() => Object.assign(script, { src: '/uploads/articles/x.js' })),
        attempt(() => Object.assign(script, { text: 'window.ran = 1' })),
      ]
    })
    expect(done).toEqual(['refused', 'refused', 'refused', 'refused'])
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    await expect.poll(counted).toBeGreaterThanOrEqual(before + 4)
  })
})

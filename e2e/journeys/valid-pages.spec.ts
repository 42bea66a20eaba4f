import { patience } from '@arunika/testing/patience'
import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expect, test } from '../fixtures/test.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

const HREF = /<(?:a|link|img|script|source|use|video)\b[^>]*?\s(?:href|poster|src)="([^"]+)"/gi
const SRCSET = /\s(?:image)?srcset="([^"]+)"/gi
const allIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))

/** Addresses that a page refers to, absolute and with their fragments. */
function addressesIn(html: string, page: string): URL[] {
  const candidates = allIn(html, SRCSET).flatMap((srcset) => srcset.split(/,\s+/))
  return [...allIn(html, HREF), ...candidates.map((candidate) => candidate.trim().replace(/\s.*/, ''))].map(
    (address) => new URL(address, page),
  )
}

interface Crawled {
  /** Addresses that were requested, without fragments. */
  seen: Set<string>
  /** Documents by their addresses. */
  pages: Map<string, string>
  /** Broken links, each with the page that has it. */
  broken: string[]
}

/** Follows every link of the site from the home page, in the language of the links. */
async function crawl(request: APIRequestContext, site: string): Promise<Crawled> {
  const { origin } = new URL(site)
  const pages = new Map<string, string>()
  const broken: string[] = []
  const fragments: { page: string; target: URL }[] = []
  const waiting = [{ address: `${origin}/`, from: '' }]
  const seen = new Set([`${origin}/`])
  for (const { address, from } of waiting) {
    const response = await request.get(address)
    if (!response.ok()) broken.push(`${from} → ${address}: ${response.status()}`)
    if (!response.headers()['content-type']?.startsWith('text/html')) continue
    const html = await response.text()
    pages.set(address, html)
    for (const target of addressesIn(html, address)) {
      if (target.origin !== origin) continue
      const found = target.origin + target.pathname + target.search
      if (target.hash && !target.pathname.endsWith('.svg')) fragments.push({ page: address, target })
      if (seen.has(found)) continue
      seen.add(found)
      waiting.push({ address: found, from: address })
    }
  }
  for (const { page, target } of fragments) {
    const html = pages.get(target.origin + target.pathname + target.search)
    if (html && !html.includes(`id="${decodeURIComponent(target.hash.slice(1))}"`))
      broken.push(`${page} → ${target}: no such part`)
  }
  return { seen, pages, broken }
}

test('the HTML of every page in both languages is valid, and every link leads somewhere', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(patience(600_000))
  const { seen, pages, broken } = await crawl(request, baseURL ?? '')
  expect(broken).toEqual([])
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = allIn(sitemap, /<loc>([^<]+)<\/loc>/g)
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter((address) => !seen.has(address))).toEqual([])
  for (const [address, html] of pages) {
    const { results } = await validator.validateString(html)
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
    )
    expect.soft(problems, address).toEqual([])
  }
})

import { figure } from '@anyam/test-support/figure'
import { patience } from '@arunika/testing/patience'
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { editorOf } from '../fixtures/editor.ts'
import { payloads } from '../fixtures/payloads.ts'
import { expect, test } from '../fixtures/test.ts'

/** Number of vacancies open at a time; each shows two texts. */
const VACANCIES = 60

/** All event handler attributes of this browser. */
const HANDLERS = () => {
  const names = new Set<string>()
  for (const made of [
    window,
    document.body,
    document.createElementNS('http://www.w3.org/2000/svg', 'animate'),
  ])
    for (const name in made) if (name.startsWith('on')) names.add(name)
  return [...names, 'onbegin', 'onend', 'onrepeat']
}

/** Everything in a page's texts that could run. */
const LIVE = () => {
  if (!document.querySelector('[class*="-body-"]')) throw new Error('The page shows no text')
  return [...document.querySelectorAll('[class*="-body-"] *')]
    .filter(
      (element) =>
        /^(script|iframe|object|embed|base|meta|link|style|form|svg|math)$/i.test(element.localName) ||
        [...element.attributes].some(
          ({ name, value }) => name.startsWith('on') || /^\W*(javascript|data|vbscript)/i.test(value),
        ),
    )
    .map((element) => element.outerHTML.slice(0, 200))
}

const inGroups = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, nth) => list.slice(nth * size, (nth + 1) * size))

/** Writes payloads into every editable text, fresh for each group. */
async function writer(request: APIRequestContext) {
  const office = await backOffice(request)
  const article = await office.publish('Things that must not run', '2026-11-01')
  const vacancies: number[] = []
  for (let nth = 0; nth < VACANCIES; nth += 1) vacancies.push(await office.vacancy(`Vacancy ${nth}`, 'open'))
  return {
    article,
    async write(group: readonly string[]) {
      await office.rewrite(article, group[0] ?? '', `<p>x</p>${group.join('\n')}`)
      for (const [nth, [description = 'x', requirement = 'x']] of inGroups(group, 2).entries())
        await office.vacancy(description.slice(0, 200), 'open', vacancies[nth], {
          description: `<p>x</p>${description}`,
          requirement: `<p>x</p>${requirement}`,
        })
      const message = {
        name: group[1],
        email: 'a@example.com',
        subject: group[2],
        message: group.join(' ').slice(0, 4000),
      }
      await request.post('/api/contact-us', { data: message })
    },
    async remove() {
      await office.unpublish(article)
      for (const id of vacancies) await office.removeVacancy(id)
    },
  }
}

test.describe('Promise 1: what is stored', { tag: '@promise' }, () => {
  test.setTimeout(patience(900_000))

  test('runs in no page that shows it, with the policy of the page and without', async ({
    browser,
    page,
    request,
    baseURL,
    signIn,
    quiet,
  }) => {
    // Pictures that payloads request do not exist.
    quiet.allow(/Failed to load resource|violates the following/)
    await signIn(page)
    const storageState = await page.context().storageState()
    const all = payloads(await page.evaluate(HANDLERS))
    const ran: string[] = []
    const contexts: BrowserContext[] = []
    for (const bypassCSP of [false, true]) {
      const context = await browser.newContext({ baseURL, bypassCSP, storageState })
      await context.exposeBinding('hit', (_source, nth: number) => ran.push(all[nth] ?? `${nth}`))
      contexts.push(context)
    }
    const { article, write, remove } = await writer(request)
    const live: string[] = []
    for (const [nth, group] of inGroups(all, VACANCIES * 2).entries()) {
      await write(group)
      for (const context of contexts) {
        const tab = await context.newPage()
        for (const path of [`/articles/${article}?${nth}`, `/career?${nth}`]) {
          await tab.goto(path, { waitUntil: 'networkidle' })
          live.push(...(await tab.evaluate(LIVE)))
        }
        await tab.goto(`/admin/articles/edit/${article}`)
        await expect(editorOf(tab)).toBeVisible()
        for (const path of ['/admin/articles', '/admin/job-vacancies', '/admin/messages']) {
          await tab.goto(path)
          await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
          await tab.waitForLoadState('networkidle')
        }
        await tab.close()
      }
    }
    await remove()
    for (const context of contexts) await context.close()
    expect([...new Set(ran)]).toEqual([])
    expect([...new Set(live)]).toEqual([])
    expect(all.length).toBeGreaterThan(2_000)
    figure(1, `${all.length} payloads, stored and opened with and without the policy: 0 ran`)
  })

  test('would run without sanitising, so that the figure above means something', async ({ browser }) => {
    const context = await browser.newContext({ bypassCSP: true })
    const ran = new Set<number>()
    await context.exposeBinding('hit', (_source, nth: number) => ran.add(nth))
    const page = await context.newPage()
    const all = payloads(await page.evaluate(HANDLERS))
    for (const group of inGroups(all, 200)) {
      await page.setContent('<!doctype html><title>Careless</title>')
      await page.evaluate(async (texts) => {
        const frames = texts.map((text) => Object.assign(document.createElement('iframe'), { srcdoc: text }))
        const loaded = frames.map(
          (frame) => new Promise((resolve) => frame.addEventListener('load', resolve)),
        )
        document.body.append(...frames)
        await Promise.all(loaded)
      }, group)
    }
    expect(ran.size).toBeGreaterThan(200)
    figure(1, `${ran.size} of them run without sanitising`)
    await context.close()
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import type { AnnouncementRow, ListPage, Outbox, Role } from '@arunika/admin-contracts'
import type { Article, Vacancy } from '@arunika/contracts'
import { patience } from '@arunika/testing/patience'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { mailServer } from '../../api/test/support/mail-server.ts'
import { type CopyOfProduct, startCopy } from '../../scripts/copy-of-product.ts'
import { processBelow } from '../../scripts/testing/processes.ts'
import { backOffice } from '../fixtures/back-office.ts'
import { editorOf } from '../fixtures/editor.ts'
import { join, logIn } from '../fixtures/people.ts'
import { administrator } from '../fixtures/release-api.ts'
import { expect, file, test } from '../fixtures/test.ts'

const ARTICLES = 30
const APPLICATIONS = 300
/** Applicants whose rejection is announced. */
const REJECTED = 12
/** Applicants who choose a time for an interview. */
const INVITED = 3
/** Words of the mail that announces a rejection. */
const REJECTION = /decided to go on with other/
/** A link with a secret. */
const LINK = /\S+#[\w.-]+/

let dataDir: string
let product: CopyOfProduct
let mails: Awaited<ReturnType<typeof mailServer>>

test.beforeAll(async () => {
  dataDir = await mkdtemp(joinPath(tmpdir(), 'working-week-'))
  mails = await mailServer()
  await mails.start()
  product = await startCopy({ DATA_DIR: dataDir, SMTP_URL: mails.url, PUBLIC_POSTS_PER_MINUTE: '0' })
})
test.afterAll(async () => {
  await product?.stop()
  await mails?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Kills the api, which the command that started it replaces. */
async function killApi() {
  const pidNow = () => processBelow(product.pid, 'api/src/server.ts')
  const killed = pidNow()
  if (killed === undefined) throw new Error('No api runs.')
  process.kill(killed, 'SIGKILL')
  await expect.poll(pidNow).not.toBe(killed)
}

const isApiReady = () =>
  fetch(`${product.apiUrl}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Waits for a killed api's successor. */
const apiIsBack = () => expect.poll(isApiReady, { timeout: patience(30_000) }).toBe(true)

/** Mails to an address about a subject. */
const mailsTo = (email: string, about: RegExp) =>
  mails.received.filter(({ to, source }) => to.includes(email) && about.test(source))

/** The first link in the mails to an address, once it has arrived. */
async function linkFor(email: string): Promise<string> {
  const links = () => mailsTo(email, LINK).map(({ source }) => LINK.exec(source)?.[0] ?? '')
  await expect.poll(links).not.toEqual([])
  return links()[0] ?? ''
}

/** A person with this role, logged in with an own browser. */
async function person(browser: Browser, request: APIRequestContext, name: string, role: Role) {
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await logIn(page, await join(request, name, [role], [], linkFor))
  await expect(page.getByText('Hello Admin!')).toBeVisible()
  return page
}

/** Types a sentence word by word, with a change of the world in the middle. */
async function typeAcross(page: Page, words: string, event: () => Promise<void>) {
  const [first = '', ...rest] = words.split(' ')
  await page.keyboard.type(` ${first}`)
  const happening = event()
  for (const word of rest) await page.keyboard.type(` ${word}`, { delay: 30 })
  await happening
}

const stored = (page: Page) => expect(page.getByText(/^Changes stored /)).toBeVisible()

async function standIn(page: Page, text: string) {
  await editorOf(page).getByText(text).click()
  await page.keyboard.press('End')
}

const applicant = (nth: number) => ({
  name: `Applicant ${String(nth).padStart(3, '0')}`,
  email: `applicant-${nth}@example.com`,
})

test('four people work a week, in which the api, a tab and the network die: nothing is lost, and no applicant is told twice', async ({
  browser,
  playwright,
  quiet,
}) => {
  test.setTimeout(patience(600_000))
  // The api is killed and the network is away.
  quiet.allow(/50[0-9]|404|409|ERR_|Failed to fetch|Failed to load/)
  const request = await playwright.request.newContext({ baseURL: product.url })
  const office = await backOffice(request)
  const headers = await administrator(request)
  const read = async <T>(path: string): Promise<T> => (await request.get(path, { headers })).json()

  const vacancy = await office.vacancy('Puppet maker of the week', 'open')
  const applying = Array.from({ length: APPLICATIONS }, (_, index) => applicant(index + 1))
  for (let nth = 1; nth <= ARTICLES; nth += 1)
    await office.publish(`Article ${nth} of the week`, '2026-11-01', `<p>What happened on day ${nth}.</p>`)
  for (const { name, email } of applying) await office.apply(vacancy, name, email)
  await office.write('Twins on Saturday')
  const [author, editor, recruiter, frontOffice] = await Promise.all([
    person(browser, request, 'dimas', 'author'),
    person(browser, request, 'rina', 'editor'),
    person(browser, request, 'sari', 'recruiter'),
    person(browser, request, 'nina', 'front-desk'),
  ])
  let article = ''

  await test.step('Monday: author and editor write one article while the api dies, others read', async () => {
    await author.goto('/admin/articles/create')
    await author.getByLabel('Title', { exact: true }).fill('The week in one article')
    await author.getByLabel('Featured image').setInputFiles(file('featured.png'))
    await author.getByRole('checkbox').first().check()
    await editorOf(author).click()
    await author.keyboard.type('Monday began early.')
    await author.keyboard.press('Enter')
    await author.keyboard.type('The workshop was open.')
    await stored(author)
    article = new URL(author.url()).pathname
    await editor.goto(article)
    await expect(editorOf(editor)).toContainText('The workshop was open.')
    await standIn(author, 'Monday began early.')
    await standIn(editor, 'The workshop was open.')
    await Promise.all([
      typeAcross(author, 'Dimas carved while the server fell over and over again.', killApi),
      typeAcross(editor, 'Rina painted and did not notice anything of it.', async () => {}),
      recruiter.goto(`/admin/job-vacancies/applications/${vacancy}`),
      frontOffice.goto('/admin/messages'),
    ])
    await apiIsBack()
    for (const page of [author, editor]) {
      await expect(editorOf(page)).toContainText('Dimas carved while the server fell over and over again.')
      await expect(editorOf(page)).toContainText('Rina painted and did not notice anything of it.')
      await stored(page)
    }
    await expect(recruiter.getByText('Applicant 300')).toBeVisible()
    await frontOffice.getByRole('button', { name: 'Read “Twins on Saturday”' }).click()
    await expect(frontOffice.getByRole('dialog', { name: 'Twins on Saturday' })).toBeVisible()
  })

  let tab = author
  await test.step('Tuesday: the tab of the author crashes, then the network is away; an editor publishes', async () => {
    await author.keyboard.type(' Nobody saved this sentence before the tab was gone.')
    await stored(author)
    await author.keyboard.type(' And he')
    const crashed = author.waitForEvent('crash')
    const session = await author.context().newCDPSession(author)
    void session.send('Page.crash').catch(() => {})
    await crashed
    tab = await author.context().newPage()
    await author.close()
    await tab.goto(article)
    await expect(editorOf(tab)).toContainText('Nobody saved this sentence before the tab was gone.')
    await tab.context().setOffline(true)
    await standIn(tab, 'Monday began early.')
    await tab.keyboard.type(' On the train there was no network.')
    await expect(tab.getByText(/^Stored in this browser; it is sent when/)).toBeVisible()
    await standIn(editor, 'Rina painted')
    await editor.keyboard.type(' In the office there was.')
    await stored(editor)
    await tab.context().setOffline(false)
    for (const page of [tab, editor]) {
      await expect(editorOf(page)).toContainText('On the train there was no network.')
      await expect(editorOf(page)).toContainText('In the office there was.')
    }
    await tab.getByRole('radio', { name: 'Ask an editor to review it' }).check()
    await tab.getByRole('button', { name: 'Submit' }).click()
    await expect(tab).toHaveURL(/\/admin\/articles$/)
    await editor.goto(article)
    await editor.getByRole('radio', { name: 'Publish at once' }).check()
    await editor.getByRole('button', { name: 'Submit' }).click()
    await expect(editor).toHaveURL(/\/admin\/articles$/)
  })

  const rejected = applying.slice(0, REJECTED)
  await test.step('Wednesday: rejections are announced while the api dies twice', async () => {
    await recruiter.goto(`/admin/job-vacancies/applications/${vacancy}?sort=name`)
    for (const { name } of rejected) await recruiter.getByLabel(`Select ${name}`).check()
    await recruiter.getByLabel('Move the selected applications').selectOption('Rejected')
    await recruiter.getByRole('alertdialog').getByRole('button', { name: 'Move' }).click()
    await expect(recruiter.getByText('Not announced')).toHaveCount(REJECTED)
    await recruiter.goto('/admin/announcements')
    for (const { name } of rejected) await recruiter.getByLabel(`Select ${name}`).check()
    await recruiter.getByRole('button', { name: `Announce Rejected (${REJECTED})` }).click()
    const dialog = recruiter.getByRole('dialog', { name: `Announce Rejected to ${REJECTED} applicants` })
    await dialog.getByLabel('Begin with a template').selectOption('Rejection')
    await dialog.getByRole('radio', { name: 'Send now', exact: true }).check()
    const announce = dialog.getByRole('button', { name: 'Announce now' })
    await Promise.all([announce.click(), killApi()])
    await apiIsBack()
    // The request died with the api, or has arrived: the recruiter tries again until it is acknowledged.
    await expect(async () => {
      if (await dialog.isVisible()) await announce.click()
      await expect(dialog).toBeHidden({ timeout: patience(5_000) })
    }).toPass({ timeout: patience(60_000) })
    await expect.poll(() => mails.received.some(({ source }) => REJECTION.test(source))).toBe(true)
    await killApi()
    await apiIsBack()
    // The mail that died halfway may have arrived: it is not sent again, and waits for a person.
    const mailed = () => rejected.filter(({ email }) => mailsTo(email, REJECTION).length > 0)
    await expect.poll(() => mailed().length).toBeGreaterThanOrEqual(REJECTED - 1)
    const { entries } = await read<ListPage<AnnouncementRow>>(
      '/api/admin/announcements?view=page&mail=waiting',
    )
    const waiting = entries.map(({ name }) => name)
    for (const one of rejected) if (!mailed().includes(one)) expect(waiting).toContain(one.name)
  })

  await test.step('Thursday: applicants choose times at once while the api dies', async () => {
    const invited = applying.slice(REJECTED, REJECTED + INVITED)
    await recruiter.goto(`/admin/job-vacancies/applications/${vacancy}?sort=name`)
    for (const { name } of invited) await recruiter.getByLabel(`Select ${name}`).check()
    await recruiter.getByRole('button', { name: 'Offer interviews' }).click()
    const form = recruiter.getByRole('dialog', { name: `Interviews with ${INVITED} applicants` })
    for (const [nth, hour] of ['10', '11', '13'].entries())
      await form.getByLabel(`Time ${nth + 1}`).fill(`2030-01-08T${hour}:00`)
    await form.getByLabel('Place').fill('https://meet.example.com/arunika')
    await recruiter.keyboard.press('Enter')
    await expect(recruiter.getByText(`Times are offered to ${INVITED} applicants.`)).toBeVisible()

    // All want the first time; those who are late or meet the dead api try again from the mail.
    const choose = async (email: string) => {
      const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' })
      const page = await context.newPage()
      const link = await linkFor(email)
      const chosen = page.getByRole('link', { name: 'Add to calendar, move or cancel' })
      await expect(async () => {
        await page.goto('about:blank')
        await page.goto(link)
        const first = page.getByRole('radio').first()
        await expect(first.or(chosen)).toBeVisible({ timeout: patience(5_000) })
        if (await chosen.isVisible()) return
        await first.check()
        await page.getByRole('button', { name: 'Choose this time' }).click()
        throw new Error('It is chosen once the page says so.')
      }).toPass({ timeout: patience(60_000) })
      return page.getByText(/^Tuesday, January 8, 2030, \d\d:00/).textContent()
    }
    const [times] = await Promise.all([Promise.all(invited.map(({ email }) => choose(email))), killApi()])
    expect(new Set(times).size).toBe(INVITED)
    for (const { email } of invited) {
      await expect.poll(() => mailsTo(email, /text\/calendar/).length).toBe(1)
    }
  })

  await test.step('Friday: the article is read, one goes to the trash and back, and everything is there', async () => {
    const visitor = await browser.newPage({ baseURL: product.url })
    await visitor.goto(article.replace('/admin/articles/edit', '/articles'))
    for (const sentence of [
      'Dimas carved while the server fell over and over again.',
      'Rina painted and did not notice anything of it.',
      'Nobody saved this sentence before the tab was gone.',
      'On the train there was no network.',
      'In the office there was.',
    ])
      await expect(visitor.getByText(sentence)).toHaveCount(1)
    await editor.getByRole('button', { name: 'Delete Article 30 of the week' }).click()
    await editor.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(editor.getByText('The article has been deleted.')).toBeVisible()
    await editor.goto('/admin/trash')
    await editor.getByRole('button', { name: 'Restore Article 30 of the week' }).click()
    await expect(editor.getByText('It has been restored.')).toBeVisible()

    const titles = (await read<Article[]>('/api/articles')).map(({ title }) => title)
    const ofTheWeek = titles.filter((title) => title.endsWith('of the week'))
    expect(new Set(ofTheWeek).size).toBe(ARTICLES)
    expect(ofTheWeek).toHaveLength(ARTICLES)
    expect(titles.filter((title) => title === 'The week in one article')).toHaveLength(1)
    const { applicationResponses } = await read<Vacancy & { applicationResponses: { email: string }[] }>(
      `/api/admin/job-vacancies/${vacancy}/applications`,
    )
    expect(applicationResponses.map(({ email }) => email).sort()).toEqual(
      applying.map(({ email }) => email).sort(),
    )
    for (const { email } of rejected) expect(mailsTo(email, REJECTION).length).toBeLessThanOrEqual(1)
    // A mail that died halfway is sent again two minutes later.
    const waiting = (await read<Outbox>('/api/admin/outbox')).mails.map(({ recipient }) => recipient)
    const confirmed = mails.received
      .filter(({ source }) => /my-application#/.test(source))
      .flatMap(({ to }) => to)
    const reached = new Set([...waiting, ...confirmed])
    expect(applying.filter(({ email }) => !reached.has(email))).toEqual([])
  })
  await request.dispose()
})

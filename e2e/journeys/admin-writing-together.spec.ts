import type { Article } from '@arunika/contracts'
import AxeBuilder from '@axe-core/playwright'
import type { Browser, Page, Route } from '@playwright/test'
import { backOffice } from '../fixtures/back-office.ts'
import { editorOf } from '../fixtures/editor.ts'
import { expect, test } from '../fixtures/test.ts'

const CONTENT = `<p>The doors open.</p><p>The lights go on.</p>
<figure class="table"><table><tbody><tr><td>Hall</td><td>Nine</td></tr></tbody></table></figure><ul><li>Bring a coat.</li></ul><p>The end.</p>`

type Office = Awaited<ReturnType<typeof backOffice>>

interface Writers {
  browser: Browser
  page: Page
  signIn: (page: Page) => Promise<void>
}

/** Opens an article in two browsers. */
async function openTwice({ browser, page, signIn }: Writers, id: number) {
  const other = await (await browser.newContext()).newPage()
  for (const each of [page, other]) {
    await signIn(each)
    await each.goto(`${process.env.SITE_URL}/admin/articles/edit/${id}`)
    await expect(editorOf(each)).toContainText('The doors open.')
  }
  return other
}

const paragraph = (page: Page, text: string | RegExp) => editorOf(page).getByText(text)
const question = (page: Page) => page.getByRole('region', { name: /was changed twice$/ })

/** Puts the caret behind a text, as a click would. */
async function stand(page: Page, text: string) {
  await paragraph(page, text).click()
  await page.keyboard.press('End')
}

/** Discards the unsaved changes, after which the first paragraph has its saved text. */
async function discardTo(page: Page, text: string) {
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(paragraph(page, /^The doors open/)).toHaveText(text)
}

/** Deletes the article, after its form has been left, which would ask for it. */
async function finish(page: Page, office: Office, id: number) {
  await page.goto('about:blank')
  await office.unpublish(id)
}

/** Types words until a text of the other browser has arrived, and one more; returns all that was typed. */
async function typeUntil(page: Page, word: string, arrived: string): Promise<string> {
  let typed = ''
  for (let isThere = false; ; ) {
    await page.keyboard.type(` ${word}`)
    typed += ` ${word}`
    if (isThere) return typed
    isThere = (await editorOf(page).textContent())?.includes(arrived) ?? false
  }
}

test('two people write different paragraphs of an article at the same time, and neither loses a letter or the place', async ({
  browser,
  page,
  request,
  signIn,
}) => {
  const id = await (await backOffice(request)).publish('Written by two', '2026-11-20', CONTENT)
  const other = await openTwice({ browser, page, signIn }, id)
  await stand(page, 'The doors open.')
  await stand(other, 'The lights go on.')
  const [first, second] = await Promise.all([
    typeUntil(page, 'early', ' dusk'),
    typeUntil(other, 'dusk', ' early'),
  ])
  for (const each of [page, other]) {
    await expect(paragraph(each, 'The doors open.')).toHaveText(`The doors open.${first}`)
    await expect(paragraph(each, 'The lights go on.')).toHaveText(`The lights go on.${second}`)
  }

  // In a table and a list, and within one paragraph after another.
  await stand(page, 'Hall')
  await stand(other, 'Bring a coat.')
  const [cell, item] = await Promise.all([
    typeUntil(page, 'seven', ' shoes'),
    typeUntil(other, 'shoes', ' seven'),
  ])
  for (const each of [page, other]) {
    await expect(paragraph(each, 'Hall')).toHaveText(`Hall${cell}`)
    await expect(paragraph(each, 'Bring a coat.')).toHaveText(`Bring a coat.${item}`)
    await expect(question(each)).toHaveCount(0)
  }
  await stand(page, 'The end.')
  await other.keyboard.press('ControlOrMeta+Home')
  await other.keyboard.type('Tonight: ')
  await expect(editorOf(page)).toContainText('Tonight: The doors open.')
  await page.keyboard.type(' Or not.')
  await expect(paragraph(other, 'The end.')).toHaveText('The end. Or not.')
  await other.context().close()
  await finish(page, await backOffice(request), id)
})

test('a paragraph that two people change at once is kept twice, and one of them is asked about it alone', async ({
  browser,
  page,
  request,
  signIn,
}) => {
  const id = await (await backOffice(request)).publish('One paragraph, two people', '2026-11-20', CONTENT)
  const other = await openTwice({ browser, page, signIn }, id)
  // Both type before either has heard of the other.
  const held: Route[] = []
  let isSlow = true
  await page.route('**/edits', (route) => (isSlow ? void held.push(route) : route.continue()))
  await stand(page, 'The doors open.')
  await page.keyboard.type(' Come early.')
  await stand(other, 'The doors open.')
  await other.keyboard.type(' Come late.')
  await expect(other.getByText(/^Changes stored /)).toBeVisible()
  isSlow = false
  for (const route of held) await route.continue()
  await expect(question(page)).toContainText(
    `${process.env.ADMIN_EMAIL} has changed this paragraph of Content too.`,
  )
  await expect(question(page)).toContainText('Come late.')
  await expect(question(page)).not.toContainText('The lights')
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  for (const each of [page, other])
    await expect(paragraph(each, /^The doors open/)).toHaveText([
      'The doors open. Come late.',
      'The doors open. Come early.',
    ])
  await expect(question(other)).toHaveCount(0)
  await question(page).getByRole('button', { name: 'Keep mine' }).click()
  await expect(question(page)).toHaveCount(0)
  for (const each of [page, other])
    await expect(paragraph(each, /^The doors open/)).toHaveText(['The doors open. Come early.'])
  await other.context().close()
  await finish(page, await backOffice(request), id)
})

test('a new article has its address from the first word, opens with its text after a crash, and is saved once', async ({
  page,
  quiet,
  request,
  signIn,
}) => {
  // An entry that was never saved is looked for among the saved ones first.
  quiet.allow(/404/)
  await signIn(page)
  await page.goto('/admin/articles/create')
  await editorOf(page).click()
  await page.keyboard.type('The first sentence.')
  await expect(page).toHaveURL(/\/admin\/articles\/edit\/\d+$/)
  const address = page.url()
  await page.keyboard.type(' The second.')
  await page.getByLabel('Title', { exact: true }).fill('From the first word')
  await expect(page.getByText(/^Changes stored /)).toBeVisible()
  expect(await (await request.get('/api/articles')).text()).not.toContain('From the first word')
  await page.goto('/admin/articles')
  await page
    .getByRole('region', { name: 'Not saved yet' })
    .getByRole('link', { name: 'From the first word' })
    .click()
  await expect(page).toHaveURL(address)
  await expect(editorOf(page)).toHaveText('The first sentence. The second.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Saved on /)).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.goto('/admin/articles')
  await expect(page.getByRole('link', { name: 'From the first word', exact: true })).toHaveCount(1)
  await page.goto('/admin/articles/create')
  await page.getByLabel('Title', { exact: true }).fill('x')
  await expect(page).toHaveURL(/\/edit\/\d+$/)
  const isEmptied = page.waitForResponse(
    (response) => response.request().postData()?.includes('"value":""') ?? false,
  )
  await page.getByLabel('Title', { exact: true }).fill('')
  await isEmptied
  const emptied = new URL(page.url()).pathname
  await page.goto('/admin/articles')
  await expect(page.getByRole('table', { name: 'Articles' })).toBeVisible()
  await expect(page.locator(`a[href="${emptied}"]`)).toHaveCount(0)
})

test('what is typed without a connection is merged once it is back, also after a crash', async ({
  browser,
  page,
  quiet,
  request,
  signIn,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  const id = await (await backOffice(request)).publish('Written on a train', '2026-11-20', CONTENT)
  const other = await openTwice({ browser, page, signIn }, id)
  await page.route('**/edits', (route) => route.abort('internetdisconnected'))
  await stand(page, 'The doors open.')
  await page.keyboard.type(' On the train.')
  await expect(page.getByText(/^Stored in this browser; it is sent when/)).toBeVisible()
  await stand(other, 'The lights go on.')
  await other.keyboard.type(' In the office.')
  await expect(other.getByText(/^Changes stored /)).toBeVisible()
  // The page is lost as in a crash; later the connection comes back.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/admin/articles/edit/${id}`)
  await expect(editorOf(page)).toContainText('The doors open. On the train.')
  await page.unroute('**/edits')
  for (const each of [page, other]) {
    await expect(editorOf(each)).toContainText('The doors open. On the train.')
    await expect(editorOf(each)).toContainText('The lights go on. In the office.')
    await expect(question(each)).toHaveCount(0)
  }
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0)
  await other.context().close()
  await finish(page, await backOffice(request), id)
})

test('a save waits for the edits under way, and what is typed meanwhile is stored too', async ({
  page,
  request,
  signIn,
}) => {
  const office = await backOffice(request)
  const id = await office.publish('Typed on', '2026-11-20', CONTENT)
  await signIn(page)
  await page.goto(`/admin/articles/edit/${id}`)
  await stand(page, 'The doors open.')
  const held = Promise.withResolvers<void>()
  await page.route('**/edits', async (route) => {
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
  })
  const isSent = page.waitForRequest((sent) => sent.postData()?.includes('Come early') ?? false)
  await page.keyboard.type(' Come early.')
  await isSent
  await page.keyboard.press('ControlOrMeta+s')
  await page.route(`**/api/admin/articles/${id}`, async (route) => {
    const isSave = route.request().method() === 'POST'
    const response = await route.fetch()
    if (isSave) await page.keyboard.type(' It is free.')
    await route.fulfill({ response })
  })
  held.resolve()
  await expect(page.getByText(/^Changes stored /)).toBeVisible()
  await expect(paragraph(page, /^The doors open/)).toHaveText('The doors open. Come early. It is free.')
  const { article }: { article: Article } = await (await request.get(`/api/articles/${id}`)).json()
  expect(article.content).toContain('The doors open. Come early.</p>')
  await page.reload()
  await expect(paragraph(page, /^The doors open/)).toHaveText('The doors open. Come early. It is free.')
  await discardTo(page, 'The doors open. Come early.')
  await finish(page, office, id)
})

test('an article that is deleted while its editor writes leaves the text, which is stored once it is restored', async ({
  page,
  quiet,
  request,
  signIn,
}) => {
  quiet.allow(/404/)
  const office = await backOffice(request)
  const id = await office.publish('Deleted too soon', '2026-11-20', CONTENT)
  await signIn(page)
  await page.goto(`/admin/articles/edit/${id}`)
  await page.getByLabel('Title', { exact: true }).fill('Deleted, and back')
  await expect(page.getByText(/^Changes stored /)).toBeVisible()
  await stand(page, 'The doors open.')
  await office.unpublish(id)
  await page.keyboard.type(' Come early.')
  await expect(
    page.getByText(/^This article has been deleted\. What you typed is stored in this/),
  ).toBeVisible()
  await office.restore(id)
  await expect(page.getByText(/^Changes stored /)).toBeVisible()
  await page.reload()
  await expect(paragraph(page, /^The doors open/)).toHaveText('The doors open. Come early.')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Deleted, and back')
  await discardTo(page, 'The doors open.')
  await finish(page, office, id)
})

test('what one editor discards goes from the forms of others, who keep what they have typed themselves', async ({
  browser,
  page,
  request,
  signIn,
}) => {
  const id = await (await backOffice(request)).publish('Discarded for all', '2026-11-20', CONTENT)
  const other = await openTwice({ browser, page, signIn }, id)
  await stand(page, 'The doors open.')
  await page.keyboard.type(' Come early.')
  await other.getByLabel('Title', { exact: true }).fill('Discarded by one')
  await expect(paragraph(other, /^The doors open/)).toHaveText('The doors open. Come early.')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Discarded by one')
  await discardTo(other, 'The doors open.')
  await expect(page.getByText(/^Another editor has discarded all unsaved changes\./)).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Discarded for all')
  await expect(paragraph(page, /^The doors open/)).toHaveText('The doors open. Come early.')
  await stand(page, 'The lights go on.')
  await page.keyboard.type(' At nine.')
  await expect(page.getByText(/^Changes stored /)).toBeVisible()
  await expect(paragraph(other, /^The doors open/)).toHaveText('The doors open. Come early.')
  await other.context().close()
  await finish(page, await backOffice(request), id)
})

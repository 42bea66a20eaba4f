import type { PictureRow } from '@arunika/admin-contracts'
import type { Article } from '@arunika/contracts'
import type { Page } from '@playwright/test'
import { expectWellMade } from '../fixtures/accessibility.ts'
import { backOffice } from '../fixtures/back-office.ts'
import { drawPicture } from '../fixtures/drawn-picture.ts'
import { editorOf } from '../fixtures/editor.ts'
import { expect, test } from '../fixtures/test.ts'

async function choose(page: Page, dialog: string, name: string) {
  const picker = page.getByRole('dialog', { name: dialog })
  await picker.getByRole('searchbox', { name: 'Search pictures' }).fill(name)
  await picker.getByRole('button', { name }).click()
  await expect(picker).toBeHidden()
}

test('a picture is added, found, given words and a focus point, used, replaced everywhere, and deleted when it is used nowhere', async ({
  page,
  signIn,
  request,
  quiet,
}) => {
  quiet.allow(/409/)
  await signIn(page)
  await page.getByRole('link', { name: 'Media' }).click()
  const [before, after] = ['Amber stage', 'Violet stage']
  await page
    .getByLabel('Files of pictures')
    .setInputFiles([await drawPicture(page, before, '#b4690e'), await drawPicture(page, after, '#6d28d9')])
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill('amber')
  const tile = page.getByRole('list', { name: 'Pictures' }).getByRole('link')
  await expect(tile).toHaveCount(1)
  await expect(tile).toContainText('1200 × 800')
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill('')
  await expect(tile).not.toHaveCount(1)
  await expectWellMade(page)

  await page.getByRole('link', { name: before }).click()
  await page.getByRole('img', { name: 'The picture' }).click({ position: { x: 40, y: 40 } })
  const point = page.getByRole('button', { name: /^Focus point, / })
  await expect(point).not.toHaveAttribute('aria-label', /50 %/)
  await point.press('Shift+ArrowRight')
  await expect(page.getByRole('list', { name: 'How the picture is cropped' }).getByRole('img')).toHaveCount(0)
  await page.getByLabel('Alternative text').fill('A stage in amber light')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Saved on /)).toBeVisible()
  await expect(page.getByText('Nowhere yet.')).toBeVisible()
  await expectWellMade(page)
  const address = page.url()

  await page.goto('/admin/articles/create')
  await page.getByLabel('Title', { exact: true }).fill('On the amber stage')
  await page.getByLabel('Date', { exact: true }).fill('2026-11-20')
  await page.getByRole('button', { name: 'Choose from the library' }).click()
  await choose(page, 'Featured image', before)
  await expect(page.getByLabel('Alternative text')).toHaveValue('A stage in amber light')
  await editorOf(page).click()
  await page.keyboard.type('The light comes from the left.')
  await page.getByRole('button', { name: 'Picture of the library' }).click()
  await choose(page, 'Picture for the text', before)
  await expect(editorOf(page).locator('img[src^="/uploads/"]')).toHaveCount(1)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The article has been created.')).toBeVisible()

  const list: Article[] = await (await request.get('/api/articles')).json()
  const id = list.find(({ title }) => title === 'On the amber stage')?.id ?? 0
  const shown = async () => {
    const { article }: { article: Article } = await (await request.get(`/api/articles/${id}`)).json()
    return { cover: article.featured_image_path ?? '', content: article.content }
  }
  const old = (await shown()).cover
  await page.goto(`/articles/${id}`)
  await expect(page.locator(`main img[src$="${old}"]`)).toHaveCount(2)

  await page.goto(address)
  await expect(page.getByRole('link', { name: 'On the amber stage' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('is used in the article “On the amber stage”')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Replace everywhere' }).click()
  await choose(page, 'Picture that takes its place', after)
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByText('The picture has been replaced in 1 place.')).toBeVisible()
  await expect(page.getByText('Nowhere yet.')).toBeVisible()

  const { cover, content } = await shown()
  expect(cover).not.toBe(old)
  expect(content).toContain(`/uploads/${cover}`)
  await page.goto(`/articles/${id}`)
  await expect(page.locator(`main img[src$="${cover}"]`)).toHaveCount(2)

  await page.goto(address)
  await page.getByRole('button', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The picture has been deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: after })).toBeVisible()
  await expect(page.getByRole('link', { name: before })).toHaveCount(0)
  await (await backOffice(request)).unpublish(id)
})

test('a picture of another site that is pasted is fetched into the library, or named with the reason why not', async ({
  page,
  context,
  signIn,
  quiet,
}) => {
  quiet.allow(/ERR_|422/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page)
  const paste = async (source: string) => {
    await page.evaluate(async (address) => {
      const blob = new Blob([`<p>Seen elsewhere</p><img src="${address}" alt="">`], { type: 'text/html' })
      await navigator.clipboard.write([new ClipboardItem({ 'text/html': blob })])
    }, source)
    await editorOf(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('ControlOrMeta+v')
  }
  await page.goto('/admin/articles/create')
  await expect(editorOf(page)).toBeVisible()
  await paste('https://127.0.0.1:4/inside.png')
  const refused = page.getByRole('alert')
  await expect(refused).toContainText(
    'https://127.0.0.1:4/inside.png was not fetched. This address is not on the public internet',
  )
  await expect(editorOf(page).locator('img')).toHaveCount(0)
  await refused.getByRole('button', { name: 'Dismiss' }).click()

  // The api cannot reach other sites here, so its response is mocked.
  const row: PictureRow = {
    ...{ id: 1, name: 'a', alt: 'A stage', focus: { x: 50, y: 50 }, createdAt: '2026-11-20T10:00:00.000Z' },
    sizes: [{ path: 'editor/fetched-640.webp', width: 640, height: 400 }],
  }
  let respond = () => {}
  const held = new Promise<void>((resolve) => {
    respond = resolve
  })
  await page.route('**/api/admin/pictures/fetch', async (route) => {
    await held
    await route.fulfill({ json: row })
  })
  await page.route('**/uploads/editor/fetched-640.webp', (route) => route.fulfill({ body: '' }))
  await paste('https://pictures.example/stage.png')
  await expect(page.getByText('Uploading a picture…')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(refused).toContainText('A picture is still being uploaded.')
  respond()
  const picture = editorOf(page).locator('img')
  await expect(picture).toHaveAttribute('src', '/uploads/editor/fetched-640.webp')
  await expect(picture).toHaveAttribute('alt', 'A stage')
  await expect(page.getByText('Uploading a picture…')).toBeHidden()
})

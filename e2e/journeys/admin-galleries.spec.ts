import type { Article } from '@arunika/contracts'
import type { Page } from '@playwright/test'
import { colourProblemsOf, expectWellMade, problemsOf } from '../fixtures/accessibility.ts'
import { backOffice } from '../fixtures/back-office.ts'
import { drawPicture } from '../fixtures/drawn-picture.ts'
import { editorOf, writeArticle } from '../fixtures/editor.ts'
import { expect, test } from '../fixtures/test.ts'

const NAMES = ['Copper stage', 'Indigo stage', 'Olive stage'] as const
const COLOURS = ['#9a3412', '#3730a3', '#4d7c0f'] as const

/** Widths of the pictures of a gallery, in whole pixels. */
const widthsOf = (page: Page) =>
  page
    .locator('main figure.gallery img')
    .evaluateAll((pictures) => pictures.map((picture) => Math.round(picture.getBoundingClientRect().width)))

test('a picture is rotated and cropped into a new one, and a gallery with it is read by visitors', async ({
  page,
  context,
  signIn,
  request,
}) => {
  await signIn(page)
  await page.goto('/admin/media')
  const files = []
  for (const [nth, name] of NAMES.entries()) files.push(await drawPicture(page, name, COLOURS[nth] ?? ''))
  await page.getByLabel('Files of pictures').setInputFiles(files)
  await page.getByRole('link', { name: NAMES[0] }).click()
  await page.getByLabel('Alternative text').fill('A stage in copper light')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Saved on /)).toBeVisible()
  const original = page.url()

  await page.getByRole('button', { name: 'Crop and rotate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Crop and rotate' })
  const frame = dialog.getByRole('button', { name: 'Frame' })
  const save = dialog.getByRole('button', { name: 'Save as a new picture' })
  const facts = dialog.getByText(/pixels, \d+ from the left/)
  await expect(facts).toHaveText('1200 × 800 pixels, 0 from the left and 0 from the top')
  await expect(save).toBeDisabled()
  await dialog.getByRole('button', { name: 'Rotate right' }).click()
  await expect(facts).toHaveText('800 × 1200 pixels, 0 from the left and 0 from the top')
  await dialog.getByRole('button', { name: '4:3' }).click()
  await expect(facts).toHaveText('800 × 600 pixels, 0 from the left and 300 from the top')
  // The longer side has a hundred steps.
  await frame.press('ArrowUp')
  await expect(facts).toHaveText('800 × 600 pixels, 0 from the left and 288 from the top')
  await frame.press('Shift+ArrowLeft')
  await expect(facts).toHaveText('788 × 591 pixels, 0 from the left and 288 from the top')
  await frame.press('Alt+ArrowRight')
  await expect(facts).toHaveText('789 × 592 pixels, 0 from the left and 288 from the top')
  await dialog.getByRole('button', { name: 'Free' }).click()
  await dialog.getByLabel('Height').fill('500')
  await expect(facts).toHaveText('789 × 500 pixels, 0 from the left and 288 from the top')
  await expectWellMade(page)
  const stage = await frame.boundingBox()
  if (!stage) throw new Error('The frame has no place.')
  await page.mouse.move(stage.x + stage.width - 4, stage.y + stage.height - 4)
  await page.mouse.down()
  await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height - 4, { steps: 4 })
  await page.mouse.up()
  await expect(facts).toHaveText(/^40\d × 500 pixels, 0 from the left/)
  await frame.hover()
  await page.mouse.down()
  await page.mouse.move(2_000, 450, { steps: 4 })
  await page.mouse.up()
  await expect(facts).toHaveText(/^40\d × 500 pixels, 39\d from the left/)
  await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible()
  await save.click()
  await expect(page.getByText('The picture has been saved as a new one.')).toBeVisible()
  expect(page.url()).not.toBe(original)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(NAMES[0])
  await expect(page.getByLabel('Alternative text')).toHaveValue('A stage in copper light')
  await expect(page.getByText(/^40\d × 500 pixels, added/)).toBeVisible()
  await page.goto(original)
  await expect(page.getByText(/^1200 × 800 pixels, added/)).toBeVisible()

  const title = 'Three stages in one gallery'
  await writeArticle(page, title)
  await page.getByRole('button', { name: 'Gallery', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Pictures of the gallery' })
  const insert = picker.getByRole('button', { name: 'Insert the gallery' })
  const search = picker.getByRole('searchbox', { name: 'Search pictures' })
  await search.fill('stage')
  await expect(insert).toBeDisabled()
  await picker.getByRole('button', { name: NAMES[0] }).first().click()
  await expect(insert).toBeDisabled()
  await picker.getByRole('button', { name: NAMES[1] }).click()
  await expect(picker.getByText('2 of at most 12 chosen.')).toBeVisible()
  await expectWellMade(page)
  await insert.click()
  const gallery = editorOf(page).locator('figure.gallery')
  const pictures = gallery.locator('img')
  await expect(pictures).toHaveCount(2)
  await pictures.first().click()
  const tools = page.getByRole('toolbar', { name: 'Image toolbar' })
  await expect(tools.getByRole('button', { name: 'Move earlier in the gallery' })).toBeDisabled()
  // The gallery lays out its pictures itself.
  await expect(tools.getByRole('button', { name: 'Resize image' })).toBeDisabled()
  await tools.getByRole('button', { name: 'Move later in the gallery' }).click()
  await expect(pictures.last()).toHaveAttribute('alt', 'A stage in copper light')
  await tools.getByRole('button', { name: 'Toggle caption on' }).click()
  await gallery.locator('figcaption').click()
  await page.keyboard.type('Where the light falls')

  // More pictures go into the gallery that is selected.
  await pictures.last().click()
  await page.getByRole('button', { name: 'Gallery', exact: true }).click()
  const more = page.getByRole('dialog', { name: 'More pictures for the gallery' })
  await more.getByRole('searchbox', { name: 'Search pictures' }).fill('olive')
  await more.getByRole('button', { name: NAMES[2] }).click()
  await more.getByRole('button', { name: 'Add to the gallery' }).click()
  await expect(pictures).toHaveCount(3)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The article has been created.')).toBeVisible()

  const list: Article[] = await (await request.get('/api/articles')).json()
  const { id = 0, content = '' } = list.find((article) => article.title === title) ?? {}
  expect(content).toMatch(/<figure class="gallery"><figure class="image"><img /)
  // The text can be opened and saved again as it is.
  await page.goto(`/admin/articles/edit/${id}`)
  await expect(pictures).toHaveCount(3)
  await editorOf(page).getByText('Every door stands open.').click()
  await page.keyboard.type('Now. ')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText(/^Saved on /)).toBeVisible()
  const again: { article: Article } = await (await request.get(`/api/articles/${id}`)).json()
  const galleryOf = (html: string) => /<figure class="gallery">.*<\/figure>/s.exec(html)?.[0]
  expect(galleryOf(again.article.content)).toBe(galleryOf(content))

  const visitor = await context.newPage()
  for (const path of [`/articles/${id}`, `/id/articles/${id}`]) {
    await visitor.setViewportSize({ width: 390, height: 844 })
    await visitor.goto(path)
    const shown = visitor.locator('main figure.gallery')
    await expect(shown.getByRole('img', { name: 'A stage in copper light' })).toBeVisible()
    await expect(shown.getByText('Where the light falls')).toBeVisible()
    const [wide = 0, ...narrow] = await widthsOf(visitor)
    expect(narrow.every((width) => width < wide / 2)).toBe(true)
    expect(await problemsOf(visitor)).toEqual([])
    for (const width of [768, 1024, 1440]) {
      await visitor.setViewportSize({ width, height: 900 })
      await expect.poll(async () => new Set(await widthsOf(visitor)).size).toBe(1)
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(await problemsOf(visitor)).toEqual([])
    await visitor.emulateMedia({ colorScheme: 'dark' })
    expect(await colourProblemsOf(visitor)).toEqual([])
    await visitor.emulateMedia({ colorScheme: 'light' })
  }
  await visitor.close()
  await (await backOffice(request)).unpublish(id)
})

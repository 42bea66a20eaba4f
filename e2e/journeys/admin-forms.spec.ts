import type { Page } from '@playwright/test'
import { editorOf, emptyEditor } from '../fixtures/editor.ts'
import { expect, file, test } from '../fixtures/test.ts'

const ARTICLE = {
  title: 'Article title is required.',
  date: 'Article date is required.',
  content: 'Article content is required.',
  categories: 'Please select at least one category.',
}
const IMAGE = 'Featured image is required.'
const CATEGORY = 'Category name is required.'
const VACANCY = {
  title: 'Job title is required.',
  type: 'Job type is required.',
  location: 'Job location is required.',
  status: 'Job status is required.',
  description: 'Job description is required.',
  requirement: 'Job requirement is required.',
}

/** Submits an empty form and expects exactly these messages. */
const FORMS = [
  { path: '/admin/articles/create', messages: [...Object.values(ARTICLE), IMAGE], empty: async () => {} },
  {
    path: '/admin/articles/edit/1',
    messages: Object.values(ARTICLE),
    empty: async (page: Page) => {
      await emptyEditor(page)
      await page.getByLabel('Title', { exact: true }).fill('')
      await page.getByLabel('Date', { exact: true }).fill('')
      for (const box of await page.getByRole('checkbox', { checked: true }).all()) await box.uncheck()
    },
  },
  { path: '/admin/categories/create', messages: [CATEGORY], empty: async () => {} },
  {
    path: '/admin/categories/edit/1',
    messages: [CATEGORY],
    empty: (page: Page) => page.getByLabel('Name', { exact: true }).fill(''),
  },
  {
    path: '/admin/job-vacancies/create',
    messages: Object.values(VACANCY),
    empty: async (page: Page) => {
      await expect(page.getByLabel('Location')).toHaveValue('Bandung, Indonesia')
      await page.getByLabel('Location').fill(' ')
    },
  },
  {
    path: '/admin/job-vacancies/edit/1',
    messages: Object.values(VACANCY),
    empty: async (page: Page) => {
      for (const nth of [0, 1]) await emptyEditor(page, nth)
      for (const label of ['Title', 'Location']) await page.getByLabel(label).fill('')
      for (const label of ['Type', 'Status']) await page.getByLabel(label).selectOption('')
    },
  },
]

/** Paragraphs that describe invalid fields. */
const messagesOf = (page: Page) =>
  page.locator('[id$="-error"], fieldset[aria-describedby] > p').allTextContents()

for (const { name, ...viewport } of [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
]) {
  test(`an empty form says what it lacks, field by field, and sends nothing, on ${name}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize(viewport)
    await signIn(page)
    // Input of an article is stored before it is submitted; here it must not be.
    await page.route('**/edits', () => {})
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    page.on('dialog', (dialog) => void dialog.accept())
    for (const { path, messages, empty } of FORMS) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
      if (!path.includes('categories')) await expect(editorOf(page)).toBeVisible()
      await empty(page)
      await page.getByRole('button', { name: 'Submit' }).click()
      await expect.poll(async () => (await messagesOf(page)).toSorted()).toEqual(messages.toSorted())
      for (const message of messages) await expect(page.getByText(message)).toBeVisible()
    }
    expect(sent.filter((url) => url.includes('/api/') && !url.endsWith('/edits'))).toEqual([])
  })
}

test('hashtags need their character, and only pictures are pictures', async ({ page, signIn }) => {
  await signIn(page)
  await page.goto('/admin/articles/create')
  await page.getByLabel('Hashtags').fill('games animation')
  await page.getByLabel('Featured image').setInputFiles(file('cv.pdf'))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please use # character for each hashtags.')).toBeVisible()
  await expect(page.getByText('Only JPG, JPEG, PNG and WEBP images are allowed.')).toBeVisible()
  await page.getByLabel('Hashtags').fill(' #games #animation #games ')
  const chips = page.getByRole('list', { name: 'Hashtags one by one' })
  await expect(chips.getByRole('listitem')).toHaveText(['#games', '#animation'])
  await page.getByRole('button', { name: 'Remove #games' }).click()
  await expect(page.getByLabel('Hashtags', { exact: true })).toHaveValue('#animation')
  await expect(page.getByText('Please use # character for each hashtags.')).toHaveCount(0)
})

test('the login and the password say what is wrong', async ({ page, signIn, quiet }) => {
  quiet.allow(/40[12]|422/)
  await page.goto('/admin/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('The email field is required.')).toBeVisible()
  await expect(page.getByText('The password field is required.')).toBeVisible()
  await page.getByLabel('Email').fill(process.env.ADMIN_EMAIL ?? '')
  await page.getByLabel('Password').fill('a guess')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('These credentials do not match our records.')
  await expect(page.getByLabel('Email')).toHaveValue(process.env.ADMIN_EMAIL ?? '')

  await signIn(page)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Please enter your password.')).toBeVisible()
  await expect(page.getByText('Please use at least 12 characters.')).toBeVisible()
  await page.getByLabel('Current password').fill('a guess')
  await page.getByLabel('New password').fill('long enough for a password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
})

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])

// The provider's own pages load a font from another site.
test.beforeEach(({ page }) =>
  page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css' })),
)

/** Signs in through the provider's own pages. */
async function signInAs(page: Page, email: string) {
  await page.getByRole('button', { name: 'Continue with Studio ID' }).click()
  await page.getByPlaceholder('Enter any login').fill(email)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

for (const width of [1440, 390])
  test(`Promise 37: an administrator signs in by the company's provider, and arrives where they wanted to go, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.goto('/admin/categories')
    await expect(page.getByRole('button', { name: 'Continue with Studio ID' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await signInAs(page, process.env.ADMIN_EMAIL ?? '')
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Categories' })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/categories$/)
    expect(paths.filter((path) => path === '/api/login')).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Categories' })).toBeVisible()
  })

test('Promise 37: a stranger with an account at the provider is told that it opens nothing here, and can use the form', async ({
  page,
  quiet,
}) => {
  quiet.allow(/401/)
  await page.goto('/admin/login')
  await signInAs(page, 'stranger@elsewhere.example')
  await expect(page.getByRole('alert')).toHaveText(
    'This sign-in opens no account here. Ask an administrator for an invitation.',
  )
  await expect(page).toHaveURL(/\/admin\/login$/)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Email').fill(process.env.ADMIN_EMAIL ?? '')
  await page.getByLabel('Password').fill(process.env.ADMIN_PASSWORD ?? '')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('Hello Admin!')).toBeVisible()
})

import { backOffice } from '../fixtures/back-office.ts'
import { expect, test } from '../fixtures/test.ts'

/** The lists with their columns and the target of their action. */
const LISTS = [
  {
    path: '/admin/articles',
    name: 'Articles',
    columns: ['No', 'Title', 'Category', 'Excerpt', 'Publish Date', 'Status', 'Actions'],
    create: ['Create New Article', 'Create Article'],
  },
  {
    path: '/admin/categories',
    name: 'Categories',
    columns: ['No', 'Name', 'Number of Articles', 'Actions'],
    create: ['Create New Category', 'Create Category'],
  },
  {
    path: '/admin/job-vacancies',
    name: 'Job vacancies',
    columns: ['No', 'Job Title', 'Job Type', 'Location', 'New Applications', 'Status', 'Actions'],
    create: ['Create New Job Vacancy', 'Create Job Vacancy'],
  },
  {
    path: '/admin/job-vacancies/applications/7',
    name: 'Applications',
    columns: ['No', 'Timestamp', 'Name', 'Phone', 'Email', 'Education', 'Status', 'Actions'],
  },
  {
    path: '/admin/messages',
    name: 'Messages',
    columns: ['No', 'Subject', 'Name', 'Email', 'Received', 'Actions'],
  },
  { path: '/admin/audit-log', name: 'Audit log', columns: ['No', 'Time', 'Who', 'Action', 'What'] },
]

test('every list has its columns, and its way to something new', async ({ page, signIn }) => {
  await signIn(page)
  for (const { path, name, columns, create } of LISTS) {
    await page.goto(path)
    const table = page.getByRole('table', { name })
    await expect(table).toHaveAttribute('aria-busy', 'false')
    await expect(table.getByRole('columnheader')).toHaveText(columns)
    if (!create) continue
    const [link = '', title = ''] = create
    await page.getByRole('main').getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await page.goto('/admin/articles')
  const cells = page
    .getByRole('row', { name: /Published/ })
    .first()
    .getByRole('cell')
  await expect(cells.nth(4)).toHaveText(/^\d{1,2} [A-Z][a-z]{2,3} 20\d\d$/)
  await expect(cells.nth(5)).toHaveText('Published')
  expect((await cells.nth(3).textContent())?.length).toBeLessThanOrEqual(201)
  await page.goto('/admin/job-vacancies')
  const status = page.getByRole('row', { name: /Open/ }).first().getByText('Open', { exact: true })
  const [red = 0, , blue = 0] = await status.evaluate((badge) =>
    (getComputedStyle(badge).color.match(/\d+/g) ?? []).map(Number),
  )
  expect(blue).toBeGreaterThan(red)
})

test('a long list has pages; search, filters and page are in the address', async ({
  page,
  signIn,
  request,
}) => {
  const office = await backOffice(request)
  const ids: number[] = []
  for (let nth = 1; nth <= 21; nth += 1) ids.push(await office.vacancy(`Kite maker ${nth}`, 'closed'))
  await signIn(page)
  await page.goto('/admin/job-vacancies?status=closed')
  const rows = page.locator('tbody tr')
  await page.getByRole('searchbox', { name: 'Search job vacancies' }).fill('kite')
  await expect(page.getByText(/^21 of \d+$/)).toBeVisible()
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/status=closed.*q=kite.*page=2/)
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('closed')
  await page.getByLabel('Status').selectOption('Open')
  await expect(page.getByText('Nothing here matches what you are looking for.')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page).toHaveURL(/\/admin\/job-vacancies$/)

  await page.getByRole('searchbox', { name: 'Search job vacancies' }).fill('kite maker')
  await expect(rows).toHaveCount(20)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Select all 21' }).click()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete these 21 job vacancies?',
  })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('21 job vacancies have been deleted.')).toBeVisible()
  expect((await request.get(`/api/job-vacancies/${ids[0]}`)).status()).toBe(404)
})

test('the dashboard tells of what has come, and the audit log of who did what', async ({
  page,
  signIn,
  request,
}) => {
  const office = await backOffice(request)
  const vacancy = await office.vacancy('Shadow player', 'open')
  await office.apply(vacancy, 'Gilang Ramadhan')
  const subject = 'A shadow play for two'
  const message = { name: 'Ratna', email: 'ratna@example.com', subject, message: 'Can we book one?' }
  await request.post('/api/contact-us', { data: message })
  await signIn(page)
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(card('New applications').getByText('Gilang Ramadhan')).toBeVisible()
  await expect(card('New articles').getByRole('link').first()).toBeVisible()
  await expect(card('Open job vacancies').getByRole('link', { name: /^Shadow player/ })).toContainText(
    '1 application, 1 unread',
  )
  for (const remote of ['mf-marketing', 'mf-careers', 'mf-news', 'mf-admin'])
    await expect(card('Live builds').getByRole('link', { name: remote })).toContainText(/build \w{7} of /)
  await card('New messages').getByRole('link', { name: subject }).click()
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.getByRole('button', { name: `Read “${subject}”` }).click()
  await expect(page.getByRole('dialog', { name: subject })).toContainText('Can we book one?')
  await page.keyboard.press('Escape')
  await office.removeVacancy(vacancy)

  await page.getByRole('link', { name: 'Audit Log' }).click()
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('shadow')
  await expect(page).toHaveURL(/q=shadow/)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Deleted')
  await expect(rows.first()).toContainText(`Job vacancy #${vacancy} “Shadow player”`)
  await expect(rows.first()).toContainText(process.env.ADMIN_EMAIL ?? '')
  await page.getByLabel('Action').selectOption('Created')
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
})

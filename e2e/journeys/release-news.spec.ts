import { patience } from '@arunika/testing/patience'
import { buildsIn } from '../fixtures/page-state.ts'
import { teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

test('the news team releases alone: the next page load shows it, an open tab stays on its build', async ({
  page,
  request,
}) => {
  const readiness = async () => (await request.get('/health/ready')).json()
  const liveBuilds = async () => buildsIn(await (await request.get('/career')).text())
  const before = await liveBuilds()
  const release = (await readiness()).releaseSet
  await page.goto('/articles')
  await expect(page.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()

  const team = await teamCheckout('mf-news')
  await team.reword("WHAT'S NEW!", 'FRESH FROM THE STUDIO')
  await team.release('publish', 'mf-news')
  await team.promote('mf-news')

  await expect
    .poll(async () => (await readiness()).releaseSet, { timeout: patience(5_000) })
    .not.toBe(release)
  const after = await liveBuilds()
  for (const remote of ['mf-marketing', 'mf-careers', 'mf-admin']) {
    expect(after[remote]).toEqual(before[remote])
  }
  expect(after['mf-news']).not.toBe(before['mf-news'])

  // The open tab loads the chunk of a page not yet visited from its own build.
  const requests: string[] = []
  page.on('request', (sent) => requests.push(sent.url()))
  await page.getByRole('link', { name: 'Read More' }).first().click()
  await expect(page).toHaveURL(/\/articles\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requests.filter((url) => url.includes(after['mf-news'] ?? 'none'))).toEqual([])

  // A returning browser downloads only the difference to the new build.
  const next = await page.context().newPage()
  const chunk = next.waitForResponse((response) => /\/mf-news\/\w+\/articles\.\w+\.js$/.test(response.url()))
  await next.goto('/articles')
  await expect(next.getByRole('heading', { name: 'FRESH FROM THE STUDIO' })).toBeVisible()
  const sent = await (await chunk).allHeaders()
  expect(sent['content-encoding']).toBe('dcz')
  const whole = await request.get((await chunk).url())
  expect(Number(sent['content-length'])).toBeLessThan(Number(whole.headers()['content-length']) / 2)

  // And back: the previous build still exists.
  await team.release('rollback', 'mf-news')
  await expect.poll(async () => (await readiness()).releaseSet, { timeout: patience(5_000) }).toBe(release)
  await next.reload()
  await expect(next.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
  await team.remove()
})

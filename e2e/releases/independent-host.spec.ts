import { independentHost } from '../fixtures/independent-host/serve.ts'
import { expect, test } from '../fixtures/test.ts'

interface FederationManifest {
  metaData: { publicPath: string; remoteEntry: { name: string } }
}

test("a host that is not the site's shell shows the news, by the manifest of the live build", async ({
  page,
  request,
  baseURL,
}) => {
  const site = baseURL ?? ''
  const address = `${site}/remotes/mf-news/mf-manifest.json`
  const answer = await request.get(address)
  expect(answer.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
  })
  const { metaData }: FederationManifest = await answer.json()
  expect(metaData.publicPath).toMatch(/^http:.*\/remotes\/mf-news\/\w+\/$/)

  // The one that stays, and the one of this build.
  for (const manifest of [address, `${metaData.publicPath}mf-manifest.json`]) {
    const host = await independentHost(site, manifest)
    try {
      const asked: string[] = []
      page.on('request', (sent) => asked.push(sent.url()))
      await page.goto(`${host.url}/articles`)
      await expect(page.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
      await expect(page.getByText('from Somebody else')).toBeVisible()
      expect(asked).toContain(metaData.publicPath + metaData.remoteEntry.name)

      await page.getByRole('link', { name: 'Read More' }).first().click()
      await expect(page).toHaveURL(/\/articles\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Newsroom')
    } finally {
      // Nobody is left who would ask it.
      await page.goto('about:blank')
      await host.stop()
    }
  }
})

test('a host with React 18 gets the reason in words, before anything is rendered', async ({
  page,
  baseURL,
  quiet,
}) => {
  quiet.allow(/react/)
  const site = baseURL ?? ''
  const host = await independentHost(site, `${site}/remotes/mf-news/mf-manifest.json`, 18)
  try {
    await page.goto(`${host.url}/articles`)
    await expect(page.locator('body')).toHaveText(/18\.3\.1.*react.*\^19/)
    await expect(page.getByRole('heading')).toHaveCount(0)
  } finally {
    await host.stop()
  }
})

test('a visitor of the site itself loads no manifest', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await page.goto('/articles')
  await page.getByRole('link', { name: 'Read More' }).first().click()
  await expect(page).toHaveURL(/\/articles\/\d+$/)
  expect(asked.filter((url) => url.includes('manifest'))).toEqual([])
})

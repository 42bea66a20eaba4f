import { join } from 'node:path'
import { ReleaseStore } from '@anyam/releases/store'
import { independentHost } from '../fixtures/independent-host/serve.ts'
import { typedHost } from '../fixtures/independent-host/typed-host.ts'
import { expect, test } from '../fixtures/test.ts'

interface FederationManifest {
  metaData: { publicPath: string; remoteEntry: { name: string } }
}

interface FederationGlobal {
  __FEDERATION__: {
    __INSTANCES__: { name: string; options: { remotes: { name: string }[]; shared: object } }[]
  }
}

test("a host that is not the site's shell shows the news, by the manifest of the live build", async ({
  page,
  request,
  baseURL,
}) => {
  const site = baseURL ?? ''
  const address = `${site}/remotes/mf-news/mf-manifest.json`
  const response = await request.get(address)
  expect(response.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
  })
  const { metaData }: FederationManifest = await response.json()
  expect(metaData.publicPath).toBe(`${site}/remotes/mf-news/content/`)

  await page.clock.install()
  const { remotes } = new ReleaseStore(join(process.env.DATA_DIR ?? '', 'releases')).live()
  const ofBuild = `${site}/remotes/mf-news/${remotes['mf-news']?.build}/`
  // The permanent manifest, and the one of this build.
  for (const [manifest, base] of [
    [address, metaData.publicPath],
    [`${ofBuild}mf-manifest.json`, ofBuild],
  ] as const) {
    const host = await independentHost(site, manifest)
    try {
      const requests: string[] = []
      page.on('request', (sent) => requests.push(sent.url()))
      await page.goto(`${host.url}/articles`)
      await expect(page.getByRole('heading', { name: "WHAT'S NEW!" })).toBeVisible()
      await expect(page.getByText('from Independent Host')).toBeVisible()
      expect(requests).toContain(base + metaData.remoteEntry.name)
      // Data and pictures come from the site. The host has no proxy for its api, uploads and builds.
      for (const part of ['api', 'uploads', 'remotes'])
        await expect
          .poll(() => requests.filter((url) => new URL(url).pathname.startsWith(`/${part}/`)).map(originOf))
          .toContain(new URL(site).origin)
      await expect.poll(() => page.evaluate(missingPictures)).toEqual([])

      // The remote itself polls; nothing in this host fetches.
      const polled = page.waitForResponse((response) =>
        new URL(response.url()).pathname.startsWith('/api/articles'),
      )
      await page.clock.fastForward(10_000)
      await polled

      await page.getByRole('link', { name: 'Read More' }).first().click()
      await expect(page).toHaveURL(/\/articles\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Newsroom')
      await expect.poll(() => page.evaluate(missingPictures)).toEqual([])
      expect(requests.map(originOf).filter((origin) => origin === host.url)).toHaveLength(OWN_FILES)
    } finally {
      // No remaining visitor would request it.
      await page.goto('about:blank')
      await host.stop()
    }
  }
})

/** Files of the host itself: the page and its script. */
const OWN_FILES = 2

const originOf = (url: string) => new URL(url).origin

/** Addresses of loaded pictures that are empty, and of eager pictures that did not load. */
const missingPictures = () =>
  [...document.images]
    .filter(({ complete, naturalWidth, loading }) => (complete ? naturalWidth === 0 : loading !== 'lazy'))
    .map(({ currentSrc }) => currentSrc)

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

test('a host in TypeScript compiles with the types of the live build, unless it uses them wrongly', async ({
  baseURL,
}) => {
  const host = await typedHost(`${baseURL}/remotes/mf-news/mf-manifest.json`)
  try {
    const right =
      "import { routes } from 'mf-news/routes'\nexport const paths = routes.map(({ path }) => path?.at(0))"
    expect(await host.check(right)).toBe('')
    const wrong =
      "import { routes } from 'mf-news/routes'\nexport const paths = routes.map(({ path }) => path * 2)"
    expect(await host.check(wrong)).toContain('TS2362')
    expect(await host.check("import { pages } from 'mf-news/routes'\nexport default pages")).toContain(
      "'pages'",
    )
  } finally {
    await host.remove()
  }
})

test("a visitor of the site loads no manifest, and the federation's tools see host, remote and shared modules", async ({
  page,
}) => {
  const requests: string[] = []
  const traced: string[] = []
  page.on('request', (sent) => requests.push(sent.url()))
  page.on('console', (message) => {
    if (message.text().startsWith('[federation]')) traced.push(message.text())
  })
  await page.goto('/articles')
  const instances = await page.evaluate(() => {
    const { __FEDERATION__ } = window as unknown as FederationGlobal
    return __FEDERATION__.__INSTANCES__.map(({ name, options: { remotes, shared } }) => ({
      name,
      remotes: remotes.map((remote) => remote.name),
      shared: Object.keys(shared).sort(),
    }))
  })
  const news = expect.stringMatching(/^mf_news_\w+$/)
  const shared = ['react', 'react-dom', 'react-router-dom', 'react/jsx-runtime', 'swr']
  expect(instances).toEqual([
    { name: 'shell', remotes: [news], shared },
    { name: news, remotes: [], shared: [] },
  ])

  await page.getByRole('link', { name: 'Read More' }).first().click()
  await expect(page).toHaveURL(/\/articles\/\d+$/)
  expect(requests.filter((url) => url.includes('manifest'))).toEqual([])
  expect(traced).toEqual([])

  await page.goto('/articles?debug=federation')
  expect(traced).toContainEqual(expect.stringMatching(/^\[federation\] loaded mf_news_\w+\/routes$/))
})

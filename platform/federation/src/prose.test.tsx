// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ROOT_ROUTE } from './page.ts'
import { withProse } from './prose.tsx'
import { useWords } from './use-words.ts'
import { withTexts } from './with-texts.tsx'
import { defineProse, defineWords, loadWords } from './words.ts'

const news = defineWords({ title: 'News & more' })
function Page() {
  return <h1>{useWords(news).title}</h1>
}
Page.words = [defineProse({ news }, { id: async () => ({ news: { title: 'Berita </script>' } }) })]

async function htmlIn(language: string) {
  const texts = await loadWords(Page.words)
  const route = {
    id: ROOT_ROUTE,
    path: '/',
    Component: withTexts(withProse(Page, texts), texts),
    loader: () => null,
  }
  const hydrationData = { loaderData: { [ROOT_ROUTE]: { site: { language } } } }
  return renderToString(<RouterProvider router={createMemoryRouter([route], { hydrationData })} />)
}

test('a server puts the prose of a page into its document, and no text in it ends the element', async () => {
  const html = await htmlIn('id')
  const [, json = ''] = /<script id="prose" type="application\/json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ news: { title: 'Berita </script>' } })
})

test('an English document has none', async () => {
  expect(await htmlIn('en')).toBe('<h1>News &amp; more</h1>')
})

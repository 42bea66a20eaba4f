import { inIndonesian, PUBLIC_PAGES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

test('headings of sections have one case on the page, and their own in the document', async ({ page }) => {
  const written = new Set<string>()
  for (const path of PUBLIC_PAGES.flatMap((each) => [each, inIndonesian(each)])) {
    await page.goto(path)
    const headings = await page.locator('main section[aria-labelledby]').evaluateAll((sections) =>
      sections.flatMap((section) => {
        const heading = section.querySelector<HTMLElement>(
          `h2[id="${section.getAttribute('aria-labelledby')}"]`,
        )
        const text = heading?.textContent ?? ''
        // A form has a separate title, and a sentence is not a heading.
        if (!heading || section.querySelector('form:not([role=search])') || text.endsWith('.')) return []
        const isRaised = getComputedStyle(heading).textTransform === 'uppercase'
        return [{ text, shown: isRaised ? text.toUpperCase() : text }]
      }),
    )
    for (const { text, shown } of headings) {
      expect(shown, `${path}: ${text}`).toBe(text.toUpperCase())
      written.add(text)
    }
  }
  for (const text of [
    "LET'S BUILD TOGETHER",
    'Arts Gallery',
    'Kid Classes',
    'Related Content',
    'MORE NEWS',
    'Galeri Seni',
  ])
    expect([...written]).toContain(text)
})

test('no title breaks a short word at its hyphen', async ({ page }) => {
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/', '/articles', '/articles?page=1', '/articles/2', '/academy/regular-class']) {
      await page.goto(path)
      const broken = await page.locator('main :is(h1, h2, h3)').evaluateAll((titles) =>
        titles.flatMap((title) => {
          const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            // Text only for screen readers has no width.
            if ((text.parentElement?.clientWidth ?? 0) === 1) continue
            for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\w+(?:-\w+)+/g)) {
              const range = document.createRange()
              range.setStart(text, index)
              range.setEnd(text, index + word.length)
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
              if (word.length <= 12 && lines.size > 1) found.push(word)
            }
          }
          return found
        }),
      )
      expect(broken, `${path} at ${width}`).toEqual([])
    }
  }
})

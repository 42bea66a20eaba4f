import { patience } from '@arunika/testing/patience'
import { PUBLIC_PAGES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

/** Runs in the page. Returns texts with less contrast on white paper than WCAG 2.2 requires, or on top of a picture. */
function unreadableTexts(): string[] {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
  const paper = canvas.getContext('2d', { willReadFrequently: true })
  if (!paper) throw new Error('There is no canvas to read colours from.')

  /** Contrast of a colour in any notation on white. */
  function contrast(colour: string, opacity: number): number {
    if (!paper) return 0
    paper.globalAlpha = 1
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, 1, 1)
    paper.globalAlpha = opacity
    paper.fillStyle = colour
    paper.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...paper.getImageData(0, 0, 1, 1).data]
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
  }

  function opacityOf(element: Element | null): number {
    return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  }

  const pictures = [...document.querySelectorAll('img, video')]
    .filter((picture) => picture.checkVisibility({ visibilityProperty: true }))
    .map((picture) => picture.getBoundingClientRect())
  /** True for visible text over a picture; text only for screen readers is one pixel in size. */
  function isOnPicture(text: Node): boolean {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { x, y, width, height } = range.getBoundingClientRect()
    const [middle, centre] = [x + width / 2, y + height / 2]
    return (
      width > 1 &&
      pictures.some(
        ({ left, right, top, bottom }) => left < middle && middle < right && top < centre && centre < bottom,
      )
    )
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const unreadable: string[] = []
  while (texts.nextNode()) {
    const { textContent, parentElement: element } = texts.currentNode
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (!textContent?.trim()) continue
    const words = `${element.tagName} "${textContent.trim().slice(0, 40)}"`
    const found = contrast(getComputedStyle(element).color, opacityOf(element))
    if (found < 4.5) unreadable.push(`${words} has ${found.toFixed(1)}`)
    if (isOnPicture(texts.currentNode)) unreadable.push(`${words} is on a picture`)
  }
  return unreadable
}

test('on paper every text of every public page can be read, whatever its ground is on a screen', async ({
  page,
}) => {
  test.setTimeout(patience(240_000))
  // Paper is white, even for readers who prefer the dark scheme.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of PUBLIC_PAGES) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeAttached()
    expect.soft(await page.evaluate(unreadableTexts), path).toEqual([])
  }
})

test('a vacancy is printed without the form, the navigation and the footer', async ({ page }) => {
  await page.goto('/career/2')
  const onScreenOnly = [
    page.locator('main form'),
    page.locator('nav[aria-label="Main"]'),
    page.locator('footer'),
  ]
  for (const part of onScreenOnly) await expect(part.first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const part of onScreenOnly) await expect(part.first()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const TYPED = { Name: 'Budi Santoso', Email: 'budi@example.com', Message: 'Could we talk next week?' }

/** Changes that browser extensions make to a page. `left` selects what must remain, if anything. */
const EXTENSIONS: Record<string, { act: () => void; left?: string }> = {
  'an icon after each field': {
    act: () => {
      for (const field of document.querySelectorAll('input,textarea')) {
        const icon = document.createElement('div')
        icon.setAttribute('data-lastpass-icon-root', '')
        field.after(icon)
      }
    },
    left: 'input + [data-lastpass-icon-root]',
  },
  'an element of its own before each field and at the end of the form': {
    act: () => {
      for (const field of document.querySelectorAll('input'))
        field.before(document.createElement('com-1password-button'))
      document.querySelector('form')?.append(document.createElement('com-1password-menu'))
    },
    left: 'com-1password-button + input',
  },
  'attributes on the document and on each field': {
    act: () => {
      for (const element of document.querySelectorAll('html,body,input'))
        element.setAttribute('data-bwignore', 'true')
    },
    left: 'input[data-bwignore]',
  },
  'words wrapped by a translator': {
    act: () => {
      for (const element of document.querySelectorAll('label,p,h1')) {
        const font = document.createElement('font')
        font.append(...element.childNodes)
        element.append(font)
      }
    },
  },
  'words replaced': {
    act: () => {
      for (const { firstChild } of document.querySelectorAll('h1,p'))
        if (firstChild?.nodeType === Node.TEXT_NODE) firstChild.nodeValue = 'cloud'
    },
  },
  'pictures removed': {
    act: () => {
      for (const picture of document.querySelectorAll('img')) picture.remove()
    },
  },
  'nodes in the head': {
    act: () => {
      document.head.prepend(document.createElement('style'))
      document.head.append(document.createElement('meta'))
    },
  },
  'a node first in the body and one last': {
    act: () => {
      document.body.prepend(Object.assign(document.createElement('div'), { id: 'first' }))
      document.body.append(Object.assign(document.createElement('div'), { id: 'last' }))
    },
    left: '#first',
  },
  'the colours of a dark reader': {
    act: () => {
      const style = document.createElement('style')
      style.className = 'darkreader'
      document.head.append(style)
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
      for (const element of document.querySelectorAll<HTMLElement>('a,button,p'))
        element.style.setProperty('--darkreader-inline-color', '#fff')
    },
  },
  'a checker of spelling around the text area': {
    act: () => {
      const area = document.querySelector('textarea')
      area?.setAttribute('data-gramm', 'false')
      area?.before(document.createElement('grammarly-extension'))
      area?.after(document.createElement('grammarly-mirror'))
      document.documentElement.append(document.createElement('grammarly-desktop-integration'))
    },
    left: 'grammarly-extension + textarea',
  },
}

const whenParsed = (act: string) =>
  `document.addEventListener('DOMContentLoaded', () => { (${act})(); window.acted = true })`

/** Before rendering, React adds listeners for all events of the document. */
const whileTakenOver = (act: string) => `{
  const listen = document.addEventListener
  document.addEventListener = function (type, ...rest) {
    if (type === 'compositionstart' && !window.acted) { window.acted = true; (${act})() }
    return listen.call(this, type, ...rest)
  }
}`

/**
 * Types into the form of a page whose scripts load late.
 * @returns the page's report once they have loaded
 */
async function typeEarly(page: Page): Promise<string> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const reports: string[] = []
  page.on('request', (request) => {
    const [, outcome] = /^(alive|failed)/.exec(request.postData() ?? '') ?? []
    if (outcome) reports.push(outcome)
  })
  // The fixture would wait for the scripts.
  await page.evaluate(() => window.location.assign('/contact-us'))
  await page.waitForURL('/contact-us', { waitUntil: 'domcontentloaded' })
  for (const [label, text] of Object.entries(TYPED)) await page.getByLabel(label, { exact: true }).fill(text)
  release()
  await expect.poll(() => reports.length).toBeGreaterThan(0)
  expect(await page.evaluate('window.acted')).toBe(true)
  return reports.join()
}

for (const [kind, { act, left }] of Object.entries(EXTENSIONS))
  test(`a browser extension costs a visitor nothing: ${kind}`, async ({ page }) => {
    await page.goto('/privacy')
    await page.addInitScript({ content: whenParsed(String(act)) })
    expect(await typeEarly(page)).toBe('alive')
    for (const [label, text] of Object.entries(TYPED))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/)
    if (left) await expect(page.locator(left).first()).toBeAttached()
  })

test('what is typed stays, and no build is blamed, if an extension adds nodes while scripts take the page over', async ({
  page,
  quiet,
}) => {
  // React logs that it had to render the document again.
  quiet.allow(/Minified React error #418|preload/)
  await page.goto('/privacy')
  await page.addInitScript({ content: whileTakenOver(String(EXTENSIONS['an icon after each field']?.act)) })
  expect(await typeEarly(page)).toBe('alive')
  for (const [label, text] of Object.entries(TYPED))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  await page.getByLabel('Subject').fill('A game about rain')
  await page.getByRole('button', { name: 'SEND NOW' }).click()
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()
})

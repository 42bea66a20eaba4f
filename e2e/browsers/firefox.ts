import puppeteer from 'puppeteer-core'
import { isTakenOver } from '../../platform/releases/src/gate/in-page.ts'
import type { Tab } from './tab.ts'

/** SHA-384 of empty input. Firefox logs it as altered when a preload is aborted because its page was left. */
const OF_NOTHING = 'OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb'

const selectorOf = (xpath: string) => `::-p-xpath(${xpath})`

/** Opens a Firefox tab over WebDriver BiDi, which Firefox supports natively. */
export async function openFirefox(executablePath: string, site: string, timeout: number): Promise<Tab> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  page.setDefaultTimeout(timeout)
  await page.setViewport({ width: 1440, height: 900 })
  const errors: string[] = []
  const record = (text: string) => {
    if (!text.includes(OF_NOTHING)) errors.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') record(message.text())
  })
  page.on('pageerror', (error) => record(String(error)))
  const element = async (xpath: string) => {
    const found = await page.waitForSelector(selectorOf(xpath))
    if (!found) throw new Error(`There is no ${xpath}`)
    return found
  }
  return {
    async open(path) {
      await page.goto(site + path)
      await page.waitForFunction(isTakenOver)
    },
    async back() {
      await page.goBack()
    },
    click: (xpath) => page.locator(selectorOf(xpath)).click(),
    type: async (xpath, text) => (await element(xpath)).type(text),
    fill: (xpath, value) => page.locator(selectorOf(xpath)).fill(value),
    async choose(xpath, value) {
      await (await element(xpath)).select(value)
    },
    async upload(xpath, ...files) {
      const input = (await element(xpath)) as unknown as Awaited<ReturnType<typeof page.$<'input'>>>
      await input?.uploadFile(...files)
    },
    evaluate: (inPage) => page.evaluate(inPage) as Promise<ReturnType<typeof inPage>>,
    has: async (xpath) => (await page.$(selectorOf(xpath))) !== null,
    errors: () => errors,
    close: () => browser.close(),
  }
}

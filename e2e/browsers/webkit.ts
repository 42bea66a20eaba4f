import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@anyam/server/node'
import { untilReady } from '@anyam/server/processes'
import {
  Builder,
  By,
  Capabilities,
  error,
  Key,
  until,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver'
import { isTakenOver } from '../../platform/releases/src/gate/in-page.ts'
import type { Tab } from './tab.ts'

/** Retried errors: a page may replace an element between finding and using it, or still be moving it. */
const NOT_YET = [
  error.StaleElementReferenceError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
]

/**
 * Opens a tab of WebKitGTK's browser through its driver.
 * @param browserPath path of MiniBrowser
 */
export async function openWebKit(browserPath: string, site: string, timeout: number): Promise<Tab> {
  const port = await freePort()
  // The browser has no headless mode.
  const args = ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`]
  const server = spawn('xvfb-run', args, { stdio: 'ignore', detached: true })
  const url = `http://127.0.0.1:${port}`
  await untilReady('driver of WebKit', `${url}/status`, server.pid ?? 0, AbortSignal.timeout(timeout)).catch(
    (cause: unknown) => {
      const needed = 'install webkit2gtk-driver, xvfb and xauth'
      throw new Error(`The driver of WebKit does not start: ${needed}.`, { cause })
    },
  )
  const options = { 'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] } }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', ...options })
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  await driver.manage().window().setRect({ width: 1440, height: 900 })
  const element = async (xpath: string) => {
    const found = await driver.wait(until.elementLocated(By.xpath(xpath)), timeout, `There is no ${xpath}`)
    return driver.wait(until.elementIsVisible(found), timeout, `${xpath} is hidden`)
  }
  async function use(xpath: string, work: (found: WebElement) => Promise<void>): Promise<void> {
    await driver.wait(
      async () => {
        try {
          await work(await element(xpath))
          return true
        } catch (caught) {
          if (NOT_YET.some((kind) => caught instanceof kind)) return false
          throw caught
        }
      },
      timeout,
      `${xpath} cannot be used`,
    )
  }
  return {
    async open(path) {
      await driver.get(site + path)
      await driver.wait(() => evaluate(driver, isTakenOver), timeout, `${path} is not taken over`)
    },
    back: () => driver.navigate().back(),
    click: (xpath) => use(xpath, (found) => found.click()),
    type: (xpath, text) => use(xpath, (found) => found.sendKeys(text.replaceAll('\n', Key.ENTER))),
    fill: (xpath, value) => use(xpath, (found) => driver.executeScript(setValue, found, value)),
    // The driver cannot click in the list of a select element, because the desktop draws it.
    choose: (xpath, value) => use(xpath, (found) => driver.executeScript(setValue, found, value)),
    async upload(xpath, ...files) {
      const input = await driver.wait(until.elementLocated(By.xpath(xpath)), timeout)
      await input.sendKeys(files.join('\n'))
    },
    evaluate: (inPage) => evaluate(driver, inPage),
    has: async (xpath) => (await driver.findElements(By.xpath(xpath))).length > 0,
    errors: () => undefined,
    async close() {
      await driver.quit()
      if (server.pid) process.kill(-server.pid)
      await once(server, 'exit')
    },
  }
}

/** Runs in the page. React listens to the event and compares the value with the last one that its own setter saw. */
function setValue(control: HTMLInputElement | HTMLSelectElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

const evaluate = <T>(driver: WebDriver, inPage: () => T) => driver.executeScript<T>(`return (${inPage})()`)

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DiskBackend } from '@anyam/releases/disk-backend'
import { pageCounts, pooled } from '@anyam/releases/evidence'
import { EvidenceFiles } from '@anyam/releases/evidence-files'
import { ReleaseStore } from '@anyam/releases/store'
import { type Browser, type BrowserContextOptions, chromium, devices, type Page } from '@playwright/test'
import { type ExampleSite, startExample } from '../../platform/example/test/site.ts'
import { presentBrowser } from '../../platform/releases/src/gate/present-browser.ts'
import type { Findings } from '../lib/report.ts'
import { WRONG } from './wrong.ts'

const REMOTE = 'mf-visit'
/** Percentage of the visitors that get the canary. */
const PERCENT = 50
/** Loads of the page until a canary is given up, of which half are the canary's. */
const MOST_LOADS = 600
/** The same of a build that the gate refuses: nobody waits for its canary. */
const REFUSED_LOADS = 160
/** The same of a sound build. */
const SOUND_LOADS = 60
const AT_ONCE = 6
/** Milliseconds for which a visitor waits for an effect. */
const PATIENCE_MS = 5500
/** Seconds until the silence of the last loads is known. */
const JUDGED_FOR = 12
const NETWORKS = 40

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const VISITORS: readonly BrowserContextOptions[] = [
  {},
  { ...devices['Pixel 7'] },
  { ...devices['iPhone 15'] },
  { userAgent: FIREFOX },
  {
    viewport: { width: 390, height: 844 },
    userAgent: FIREFOX.replace('X11; Linux x86_64', 'Android 15; Mobile'),
  },
]

interface Outcome {
  title: string
  gate: string
  isRefused: boolean
  isHalted: boolean
  isPromoted: boolean
  /** Page loads of the canary until it ended, or was given up. */
  loads: number
  reason: string
}

/**
 * Sends builds of the example site through gate and canary, with real visits by a browser.
 * @param sound number of builds without a fault
 * @param titles of the wrong builds; all by default
 */
export async function measureBuilds(sound: number, titles?: readonly string[]): Promise<Findings> {
  process.env.TRUST_PROXY = '127.0.0.1'
  const site = await startExample()
  const executablePath = presentBrowser()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const trial = await Trial.begin(site, browser)
    const wrong: Outcome[] = []
    for (const { title, script } of WRONG.filter((one) => titles?.includes(one.title) ?? true))
      wrong.push(await trial.of(title, { script }, MOST_LOADS))
    const good: Outcome[] = []
    for (let nth = 1; nth <= sound; nth++)
      good.push(await trial.of(`sound ${nth}`, { word: wordOf(nth) }, SOUND_LOADS))
    return findingsOf(wrong, good)
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** A text that no other number has, without digits. */
const wordOf = (nth: number) => [...String(nth)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

class Trial {
  readonly #site: ExampleSite
  readonly #browser: Browser
  readonly #source: string
  readonly #store: ReleaseStore
  readonly #evidence: EvidenceFiles
  #visits = 0

  /** Makes the page without a fault live. */
  static async begin(site: ExampleSite, browser: Browser): Promise<Trial> {
    const trial = new Trial(site, browser, await readFile(join(import.meta.dirname, 'page.tsx'), 'utf8'))
    await site.release('promote', REMOTE, await trial.#publish({}), '--force', 'the page of this measurement')
    return trial
  }

  private constructor(site: ExampleSite, browser: Browser, source: string) {
    this.#site = site
    this.#browser = browser
    this.#source = source
    const folder = join(site.dir, '.data/releases')
    this.#store = new ReleaseStore(folder)
    this.#evidence = new EvidenceFiles(new DiskBackend(folder))
  }

  async #publish({ script = '', word = '' }): Promise<string> {
    const file = join(this.#site.dir, REMOTE, 'src/visit.tsx')
    const text = this.#source
      .replace('/* wrong */', () => script)
      .replace('between two', `between ${word} two`)
    await writeFile(file, text)
    const [published] = await this.#site.release('publish', REMOTE)
    return String(published?.build)
  }

  /** Checks a build, and gives it to visitors by force if the gate refuses it. */
  async of(title: string, change: { script?: string; word?: string }, most: number): Promise<Outcome> {
    const build = await this.#publish(change)
    const rows = await this.#site.release('check', REMOTE, build).catch(refusalIn)
    const isRefused = rows.some(({ verdict }) => verdict === 'refused')
    const force = isRefused ? ['--force', 'to see what the canary does'] : []
    await this.#site.release('canary', REMOTE, String(PERCENT), build, '--promote-after', '1', ...force)
    const loads = await this.#visitUntil(build, isRefused ? Math.min(most, REFUSED_LOADS) : most)
    const end = (await this.#site.release('history', REMOTE)).findLast((entry) => entry.build === build)
    const isHalted = end?.action === 'halt'
    const isPromoted = end?.action === 'promote'
    if (isPromoted) await this.#site.release('rollback', REMOTE)
    else if (!isHalted) await this.#site.release('canary', REMOTE, '0')
    const outcome = {
      ...{ title, isRefused, isHalted, isPromoted, loads },
      gate: rows.map(({ reason, verdict }) => String(reason ?? verdict)).join(' '),
      reason: isHalted ? String(end?.reason) : '',
    }
    console.error(`${title}: ${outcome.gate}; ${outcome.reason || 'not halted'}; ${loads} loads`)
    return outcome
  }

  /** Visits the page until the canary has ended. @returns page loads of the canary */
  async #visitUntil(build: string, most: number): Promise<number> {
    let loads = 0
    let hasEnded = false
    const work = async () => {
      while (!hasEnded && loads < most) {
        loads += 2
        await this.#visit(this.#visits++)
        hasEnded = this.#store.live().canaries[REMOTE] === undefined
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    // The shells still judge the last loads.
    for (let second = 0; second < JUDGED_FOR && this.#store.live().canaries[REMOTE]; second++)
      await setTimeout(1000)
    return this.#loadsOf(build)
  }

  async #loadsOf(build: string): Promise<number> {
    const shells = [...(await this.#evidence.read()).values()].map(({ evidence }) => evidence)
    const found = pooled(shells, Date.now() / 1000)[REMOTE]?.[build]
    return found ? pageCounts(found).started : 0
  }

  /** One visitor, who comes twice. */
  async #visit(nth: number): Promise<void> {
    const context = await this.#browser.newContext({
      ...VISITORS[nth % VISITORS.length],
      extraHTTPHeaders: { 'x-forwarded-for': `198.51.${nth % NETWORKS}.7` },
    })
    try {
      for (let time = 0; time < 2; time++) await use(await context.newPage(), this.#site.url)
    } finally {
      await context.close()
    }
  }
}

/** Uses the page as a visitor does; what is dead or covered is left. */
async function use(page: Page, url: string): Promise<void> {
  const decided = page
    .waitForRequest((request) => /^(alive|failed) /.test(request.postData() ?? ''), { timeout: 9000 })
    .catch(() => undefined)
  await unlessMissing(page.goto(`${url}/visit`))
  await decided
  const click = async (selector: string) => {
    const box = await page
      .locator(selector)
      .first()
      .boundingBox({ timeout: 1000 })
      .catch(() => null)
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    return box !== null
  }
  await click('main > button')
  if (await click('main input')) {
    await page.keyboard.type('Ani')
    await click('form button')
    await unlessMissing(page.locator('output:not(:empty)').waitFor({ timeout: PATIENCE_MS }))
  }
  await click('main a')
  await unlessMissing(page.waitForURL(({ pathname }) => pathname !== '/visit', { timeout: PATIENCE_MS }))
  await page.close({ runBeforeUnload: true })
}

/** Visitors wait for what is missing, and then leave. */
const unlessMissing = (event: Promise<unknown>) => event.catch(() => undefined)

/** Rows of a check that exited with the code of a refusal. */
function refusalIn(error: Error): Record<string, unknown>[] {
  return JSON.parse(error.message.slice(error.message.indexOf('\n[') + 1))
}

function findingsOf(wrong: readonly Outcome[], sound: readonly Outcome[]): Findings {
  const isFound = ({ isRefused, isHalted }: Outcome) => isRefused || isHalted
  const count = (outcomes: readonly Outcome[], is: (one: Outcome) => boolean) => outcomes.filter(is).length
  const found = count(wrong, isFound)
  const live = count(wrong, ({ isRefused, isPromoted }) => isPromoted && !isRefused)
  const lost = count(sound, isFound)
  const least = Math.ceil((wrong.length * 22) / 24)
  return {
    goals: [
      {
        figure: 'wrong builds refused or halted',
        goal: `≥ ${least}`,
        reached: `${found} of ${wrong.length}`,
        met: found >= least,
      },
      {
        figure: 'wrong builds that went live by themselves',
        goal: '0',
        reached: String(live),
        met: live === 0,
      },
      {
        figure: 'sound builds refused or halted',
        goal: '0',
        reached: `${lost} of ${sound.length}`,
        met: lost === 0,
      },
    ],
    tables: [
      {
        title: 'Wrong builds of one page',
        head: [
          'page',
          'gate',
          'canary, given by force where the gate refused',
          'loads of the canary',
          'live by itself',
        ],
        rows: wrong.map(({ title, gate, isHalted, isPromoted, reason, loads, isRefused }) => [
          ...[title, isRefused ? `refused: ${gate}` : 'passed'],
          ...[isHalted ? `halted: ${reason}` : isPromoted ? 'promoted' : 'not halted', String(loads)],
          isPromoted && !isRefused ? 'yes' : 'no',
        ]),
      },
    ],
  }
}

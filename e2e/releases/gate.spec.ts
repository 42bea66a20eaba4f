import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { patience } from '@arunika/testing/patience'
import type { Browser } from '@playwright/test'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { type TeamCheckout, teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

const TRIAL_STEPS = 2e8
const PAGE = 'mf-news/src/routes/articles/page.tsx'

interface Variant {
  title: string
  gate: string
  reason: RegExp
  /** True if it runs only with the promises, because the browser takes half a minute for it. */
  isLong?: true
  /** A text in a file of the team's checkout, and its replacement. */
  change: [file: string, before: string, after: string]
}

/** The news page with additional code. */
const withExtra = (extra: string): Variant['change'] => [
  PAGE,
  'export default function ArticlesPage() {',
  `import { useEffect, useState } from 'react'
   function Extra() { ${extra} }
   export default function ArticlesPage() { return <><Extra /><OwnPage /></> }
   function OwnPage() {`,
]

const variants: Variant[] = [
  {
    title: 'exposes another shape',
    gate: 'shape',
    reason: /^Its routes cannot be loaded: Error: mf-news \w+ exposes no routes$/,
    change: ['mf-news/src/expose/routes.tsx', 'export const routes', 'export const pages'],
  },
  {
    title: 'claims a path of another remote',
    gate: 'paths',
    reason: /^It claims \/career, which belongs to mf-careers\.$/,
    change: ['mf-news/package.json', '"/articles"', '"/articles", "/career"'],
  },
  {
    title: 'needs a shared dependency in a version that the shell does not offer',
    gate: 'shared',
    reason: /^It needs react \^919\.\S+ from the shell, which offers 19\.\S+\.$/,
    // The list of the remotes' requests; the shell's own comes first.
    change: [
      'platform/bundler/src/shared-modules.ts',
      'import: false as const,\n      requiredVersion: `^',
      'import: false as const,\n      requiredVersion: `^9',
    ],
  },
  {
    title: 'is beyond its size budget',
    gate: 'budget',
    reason: /^Its first page, \/articles, has \d+\.\d+ kB; its budget is \d+(\.\d)? kB\.$/,
    change: withExtra(`return <i hidden title="${randomBytes(30_000).toString('base64')}" />`),
  },
  {
    title: 'throws when the server renders it',
    gate: 'server',
    reason: /^\/articles responds 503 instead of 200: Error: no window$/,
    change: withExtra(`if (typeof window === 'undefined') throw new Error('no window'); return null`),
  },
  {
    title: 'keeps search engines away from its pages',
    gate: 'documents',
    reason: /^\/articles keeps search engines away, unlike the live build\.$/,
    change: withExtra('return <meta name="robots" content="noindex" />'),
  },
  {
    title: 'loses the words of its Indonesian page',
    gate: 'documents',
    reason: /^\/id\/articles has the English heading "Newsroom", which the live build translates\.$/,
    change: [PAGE, 'ArticlesPage.words = [', 'export const unused = ['],
  },
  {
    title: 'links to a page that does not exist',
    isLong: true,
    gate: 'documents',
    reason: /^\/articles links to \/articles\/nowhere, which responds 404\.$/,
    change: withExtra('return <a href="/articles/nowhere">Archive</a>'),
  },
  {
    title: 'hides its text from phones',
    gate: 'browser',
    reason: /^At 390 px \/articles shows \d+ % of its text; the live build shows \d+ %\.$/,
    change: withExtra(`useEffect(() => {
      if (window.innerWidth > 800) return
      for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.style.visibility = 'hidden'
    }, [])
    return null`),
  },
  {
    title: 'throws for readers of Indonesian',
    gate: 'browser',
    reason: /^At 390 px \/id\/articles .*Error: no word for it/,
    change: withExtra(`useEffect(() => {
      if (document.documentElement.lang === 'id') throw new Error('no word for it')
    }, [])
    return null`),
  },
  {
    title: 'throws for returning visitors',
    gate: 'browser',
    reason: /^At 390 px \/id\/articles .*Error: unknown version.*, on a second visit\.$/,
    change: withExtra(`useEffect(() => {
      if (localStorage.getItem('seen')) throw new Error('unknown version')
      localStorage.setItem('seen', '1')
    }, [])
    return null`),
  },
  {
    title: 'asks for its data fifty times a second',
    isLong: true,
    gate: 'browser',
    reason: /^At 390 and 1440 px \/articles sends \d+ requests; the live build at most \d+\.$/,
    change: withExtra(`useEffect(() => {
      const timer = setInterval(() => void fetch('/api/articles?view=cards'), 20)
      return () => clearInterval(timer)
    }, [])
    return null`),
  },
  {
    title: 'throws in a browser',
    isLong: true,
    gate: 'browser',
    reason: /^At 390 and 1440 px \/articles .*Error: broken here/,
    change: withExtra(`if (typeof window !== 'undefined') throw new Error('broken here'); return null`),
  },
  {
    title: 'logs an error',
    isLong: true,
    gate: 'browser',
    reason: /^At 390 and 1440 px \/articles logs an error: lost\.$/,
    change: withExtra(`useEffect(() => console.error('lost'), []); return null`),
  },
  {
    title: 'shifts the layout',
    isLong: true,
    gate: 'browser',
    reason: /^At \d+ px \/articles shifts its layout by 0\.\d\d \(0\.1 is allowed\)\.$/,
    change: withExtra(`const [late, setLate] = useState(false); useEffect(() => setLate(true), [])
      return late ? <p style={{ height: 400 }}>Late news</p> : null`),
  },
  {
    title: 'loops in a browser',
    isLong: true,
    gate: 'browser',
    reason: /^At 390 px \/articles is not .*; the live build took at most \d+\.\d s in turns with it\.$/,
    change: withExtra(`useEffect(() => { for (;;) Math.random() }, []); return null`),
  },
  {
    title: 'fails an accessibility rule',
    isLong: true,
    gate: 'browser',
    reason: /^At 390 and 1440 px \/articles fails the accessibility rule image-alt/,
    change: withExtra(`return <img src="/favicon.svg" width={48} height={48} />`),
  },
  {
    title: 'breaks over an api of the previous data contract',
    gate: 'data',
    reason: /^Over an api of the previous data contract \/articles responds 503 instead of 200: TypeError/,
    change: [
      'mf-news/src/features/articles/components/headline.tsx',
      'excerptOf(article)',
      // The first contract had no sizes of pictures; excerpts the shell makes itself.
      'Object.keys(article.featured_image) && excerptOf(article)',
    ],
  },
]

/** Runs only with the promises. */
const LONG = { tag: '@promise' }
const tagged = (isLong = false) => (isLong ? LONG : {})

let shell: ShellCopy
let team: TeamCheckout

test.describe.configure({ timeout: patience(300_000) })

test.beforeAll(async () => {
  shell = await shellCopy()
  team = await teamCheckout('mf-news', shell.dataDir)
  await shell.start()
})

test.afterAll(async () => {
  await team.remove()
  await shell.stop()
})

/**
 * Number of loop steps that consume a given processor time on this machine. `msFor` computes the time from that of the
 * live news page.
 */
async function stepsFor(browser: Browser, msFor: (liveMs: number) => number): Promise<number> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  await page.goto(`${shell.url}/articles`, { waitUntil: 'networkidle' })
  const liveMs = await busyMs()
  await page.evaluate((steps) => {
    let sum = 0
    for (let step = 0; step < steps; step++) sum = (sum + step) % 7
    document.body.dataset.sum = String(sum)
  }, TRIAL_STEPS)
  const trialMs = (await busyMs()) - liveMs
  await page.close()
  return Math.round((TRIAL_STEPS * msFor(liveMs)) / trialMs)
}

const visitorsGet = async () => (await (await fetch(`${shell.url}/health/ready`)).json()).releaseSet

/** Runs the command; a refusal exits with 1. */
const release = async (...args: string[]) => {
  const output = team.release(...args, '--json')
  return output.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => stdout || stderr)
}

for (const { title, gate, reason, change, isLong } of variants) {
  test(`Promise 39: a build that ${title} is refused, with the reason`, tagged(isLong), async () => {
    const before = await visitorsGet()
    const undo = await team.change(...change)
    const refusals = JSON.parse(await release('check', 'mf-news'))
    expect(refusals).toContainEqual(
      expect.objectContaining({ verdict: 'refused', gate, reason: expect.stringMatching(reason) }),
    )
    // No other gate refuses it.
    expect(new Set(refusals.map((refusal: { gate: string }) => refusal.gate))).toEqual(new Set([gate]))
    expect(await visitorsGet()).toBe(before)
    await undo()
  })
}

test(
  'Promise 39: a build that takes far more processor time than the live build is refused, with the reason',
  LONG,
  async ({ browser }) => {
    const steps = await stepsFor(browser, (liveMs) => 3 * liveMs + 1_200)
    const undo = await team.change(
      ...withExtra(`useEffect(() => {
      let sum = 0
      for (let step = 0; step < ${steps}; step++) sum = (sum + step) % 7
      document.body.dataset.sum = String(sum)
    }, [])
    return null`),
    )
    expect(JSON.parse(await release('check', 'mf-news'))).toContainEqual(
      expect.objectContaining({
        verdict: 'refused',
        gate: 'browser',
        reason: expect.stringMatching(
          /^At (390|1440|390 and 1440) px \/articles takes \S+ s of processor time; the live build at most \S+ s\.$/,
        ),
      }),
    )
    await undo()
  },
)

test('Promise 39: what the gate refuses goes live only with a reason, and is a remark on the builds after it', async () => {
  const before = await visitorsGet()
  const undo = await team.change(...withExtra(`useEffect(() => console.error('known'), []); return null`))
  expect(await release('promote', 'mf-news')).toMatch(/The gate refuses mf-news[\s\S]*logs an error: known/)
  expect(await visitorsGet()).toBe(before)

  const [{ live }] = JSON.parse(await release('promote', 'mf-news', '--force', 'The log is read today'))
  await expect.poll(visitorsGet).not.toBe(before)
  const entry = JSON.parse(await release('history', 'mf-news')).at(-1)
  expect(entry).toMatchObject({ action: 'promote', build: live, override: 'The log is read today' })
  await team.reword("WHAT'S NEW!", 'STILL LOGGED')
  expect(JSON.parse(await release('check', 'mf-news'))).toContainEqual({
    ...{ remote: 'mf-news', build: expect.any(String), verdict: 'passed', gate: 'browser' },
    remark: expect.stringMatching(/\/articles logs an error: known; the live build has this problem too\.$/),
  })
  await team.reword('STILL LOGGED', "WHAT'S NEW!")
  await release('rollback', 'mf-news')
  await expect.poll(visitorsGet).toBe(before)
  await undo()
})

test('Promise 39: a build with which nothing is wrong passes, is live, and is not tried again', async () => {
  const before = await visitorsGet()
  await team.reword("WHAT'S NEW!", 'PASSED THE GATE')
  expect(JSON.parse(await release('check', 'mf-news'))).toEqual([
    { remote: 'mf-news', build: expect.any(String), verdict: 'passed' },
  ])
  await release('promote', 'mf-news')
  await expect.poll(visitorsGet).not.toBe(before)
  expect(await (await fetch(`${shell.url}/articles`)).text()).toContain('PASSED THE GATE')
  const entry = JSON.parse(await release('history', 'mf-news')).at(-1)
  expect(entry).toMatchObject({ action: 'promote' })
  expect(entry).not.toHaveProperty('override')
})

test('Promise 39: a healthy build next to two busy processes is never refused', LONG, async () => {
  // Every page load takes twice as long.
  test.setTimeout(patience(360_000))
  await team.reword('PASSED THE GATE', 'PASSED IT BUSY')
  // Occupies both cores during the check.
  const busy = [1, 2].map(() =>
    spawn(process.execPath, ['-e', 'for (;;) Math.random()'], { stdio: 'ignore' }),
  )
  try {
    const [{ verdict }] = JSON.parse(await release('check', 'mf-news'))
    expect(['passed', 'inconclusive']).toContain(verdict)
  } finally {
    for (const child of busy) child.kill('SIGKILL')
  }
})

for (const [remote, pages] of [
  ['mf-admin', 'all the screens that the administrator can open'],
  ['mf-marketing', 'pages that need more than the previous data contract has'],
] as const)
  test(`Promise 39: ${remote} passes with ${pages}`, LONG, async () => {
    test.setTimeout(patience(900_000))
    const args = ['platform/releases/src/cli.ts', 'check', remote, '--json']
    const output = promisify(execFile)(process.execPath, args, {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, DATA_DIR: shell.dataDir },
    })
    // Any other verdict exits with a code and prints the reason.
    const { stdout } = await output.catch((ended: { stdout: string }) => ended)
    for (const one of JSON.parse(stdout)) expect(one).toMatchObject({ remote, verdict: 'passed' })
  })

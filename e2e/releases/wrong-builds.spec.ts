import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseStore } from '@anyam/releases/store'
import { patience } from '@arunika/testing/patience'
import { PageLoader } from '../../platform/releases/src/gate/page-load.ts'
import { comparisonOf, viewsOf } from '../../platform/releases/src/gate/walk.ts'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { type TeamCheckout, teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'
import { WRONG_BUILDS, type WrongPage } from '../fixtures/wrong-builds.ts'

/** Runs by default; a larger remote takes minutes. */
const QUICK = 'mf-news'

let shell: ShellCopy

test.describe.configure({ timeout: patience(1_500_000) })
test.beforeAll(async () => {
  shell = await shellCopy()
})
test.afterAll(() => shell.stop())

interface Row {
  verdict: string
  gate?: string
  reason?: string
  remark?: string
}

/** Checks what the team's checkout builds. A refusal exits with 1. */
async function check(team: TeamCheckout, remote: string, ...options: string[]): Promise<Row[]> {
  const output = team.release('check', remote, '--json', ...options)
  return JSON.parse(
    await output.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => stdout || stderr),
  )
}

/** Makes a page of the checkout wrong. */
async function spoil(
  team: TeamCheckout,
  remote: string,
  { page, script }: Pick<WrongPage, 'page' | 'script'>,
): Promise<void> {
  const file = `${remote}/src/routes/${page}/page.tsx`
  const start = /export default function (\w+)\(/.exec(await readFile(join(team.dir, file), 'utf8'))
  await team.change(
    file,
    start?.[0] ?? '',
    `import { useEffect as useWrong } from 'react'
     function Wrong() { useWrong(() => { const own = location.pathname; void own; ${script} }, []); return null }
     export default function ${start?.[1]}() { return <><Wrong /><OwnPage /></> }
     function OwnPage(`,
  )
}

/** Gives a remote room for what is added to it: the gate looks at its pages only if they are light enough. */
async function allowMore(team: TeamCheckout, remote: string): Promise<void> {
  const file = join(team.dir, remote, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const budget = Object.entries<number>(manifest.federation.budget).map(([page, kB]) => [page, kB + 5])
  manifest.federation.budget = Object.fromEntries(budget)
  await writeFile(file, JSON.stringify(manifest))
}

for (const [remote, pages] of WRONG_BUILDS)
  test(
    `Promise 39: a build of ${remote} that only its users find wrong is refused, with the reasons of its pages (${pages.length})`,
    remote === QUICK ? {} : { tag: '@promise' },
    async () => {
      const team = await teamCheckout(remote, shell.dataDir)
      try {
        await allowMore(team, remote)
        for (const page of pages) await spoil(team, remote, page)
        const reasons = (await check(team, remote)).map(({ reason = '' }) => reason)
        for (const { title: wrong, reason } of pages)
          expect.soft(reasons, wrong).toContainEqual(expect.stringMatching(reason))
        // Prints what the gate said, for docs/operations/gate.md.
        for (const reason of reasons) console.info(reason)
      } finally {
        await team.remove()
      }
    },
  )

test('Promise 39: a page shows no difference from itself, ten times in a row', async ({ browser }) => {
  await shell.start()
  const views = viewsOf(['/articles'], ['/id/articles'], false)
  for (let times = 0; times < 10; times++) {
    const compare = comparisonOf({ chromium: new PageLoader(browser, [shell.url]) }, [shell.url, shell.url])
    for (const view of views) expect(await compare(view), view.name).toEqual([])
  }
})

test('Promise 39: a change is accepted by its name, for one build, and every other change refuses', async () => {
  const team = await teamCheckout('mf-news', shell.dataDir)
  try {
    const script = `for (const one of document.querySelectorAll('main time')) one.textContent = '1 May 2001'
      localStorage.setItem('tracking', '1')`
    await spoil(team, 'mf-news', { page: 'articles', script })
    const rows = await check(team, 'mf-news', '--accept', '/articles figures')
    expect(rows).toEqual([
      expect.objectContaining({
        ...{ verdict: 'refused', gate: 'walk' },
        reason: expect.stringMatching(
          /^\/articles stores "tracking" in browsers .*--accept "\/articles stored"\.$/,
        ),
      }),
    ])

    // The first acceptance is remembered.
    const passed = await check(team, 'mf-news', '--accept', '/articles stored')
    for (const { verdict } of passed) expect(verdict).toBe('passed')
    expect(passed.map(({ remark = '' }) => remark)).toContainEqual(
      expect.stringMatching(/shows other dates, prices or numbers, which .+ accepted\.$/),
    )
    const [promoted] = JSON.parse(await team.release('promote', 'mf-news', '--json'))
    const entry = JSON.parse(await team.release('history', 'mf-news', '--json')).at(-1)
    const by = expect.any(String)
    const accepted = [
      { change: '/articles figures', by },
      { change: '/articles stored', by },
    ]
    expect(entry).toMatchObject({ action: 'promote', build: promoted.live, accepted })
    expect((await new ReleaseStore(shell.store).verdict('mf-news', entry.build))?.accepted).toEqual(accepted)
  } finally {
    await team.remove()
  }
})

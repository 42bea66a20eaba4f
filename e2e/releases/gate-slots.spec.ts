import { patience } from '@arunika/testing/patience'
import { type ShellCopy, shellCopy } from '../fixtures/shell-copy.ts'
import { type TeamCheckout, teamCheckout } from '../fixtures/team.ts'
import { expect, test } from '../fixtures/test.ts'

const NEWS_SLOT = 'mf-news/src/features/articles/components/latest-news.tsx'
const FIRST_STATEMENT = 'const { data: articles = [], inViewRef } = useNewestCards(count)'

interface Pair {
  title: string
  remote: 'mf-news' | 'mf-marketing'
  /** A text in a file of the team's checkout, and its replacement. */
  change: [file: string, before: string, after: string]
  refusal?: { gate: string; reason: RegExp }
  /** True if it runs only with the promises, because the browser takes a minute for it. */
  isLong?: true
}

const pairs: Pair[] = [
  {
    title: 'a slot that fails on the server in a live page of another remote is refused',
    remote: 'mf-news',
    change: [
      NEWS_SLOT,
      FIRST_STATEMENT,
      `${FIRST_STATEMENT}; if (typeof window === 'undefined') throw new Error('broken')`,
    ],
    refusal: { gate: 'slots', reason: /^\/ does not get the slot latest-news\.$/ },
  },
  {
    isLong: true,
    title: 'a slot that fails in browsers in a live page of another remote is refused',
    remote: 'mf-news',
    change: [
      NEWS_SLOT,
      FIRST_STATEMENT,
      `${FIRST_STATEMENT}; if (typeof window !== 'undefined') throw new Error('broken')`,
    ],
    refusal: { gate: 'browser', reason: /\/ (throws|logs an error:) .*broken.*, reached by a link/ },
  },
  {
    isLong: true,
    title: 'a slot that works in the live page of another remote passes',
    remote: 'mf-news',
    change: ['mf-news/src/features/articles/words.ts', 'FROM THE NEWSROOM', 'STRAIGHT FROM THE NEWSROOM'],
  },
  {
    title: 'a page that calls for a live slot in a way that cannot work is refused',
    remote: 'mf-marketing',
    change: ['mf-marketing/src/content/home-slots.ts', 'count: 3', 'count: -3'],
    refusal: { gate: 'slots', reason: /^\/ does not get the slot latest-news\.$/ },
  },
]

let shell: ShellCopy
const teams = new Map<string, TeamCheckout>()

test.describe.configure({ timeout: patience(180_000) })

test.beforeAll(async () => {
  shell = await shellCopy()
  for (const remote of ['mf-news', 'mf-marketing'])
    teams.set(remote, await teamCheckout(remote, shell.dataDir))
})
test.afterAll(async () => {
  await Promise.all([...teams.values()].map((team) => team.remove()))
  await shell.stop()
})

for (const { title, remote, change, refusal, isLong } of pairs)
  test(title, { tag: isLong ? ['@promise'] : [] }, async () => {
    const team = teams.get(remote) as TeamCheckout
    const undo = await team.change(...change)
    try {
      const output = await team
        .release('check', remote, '--json')
        .catch(({ stdout, stderr }: { stdout: string; stderr: string }) => stdout || stderr)
      const verdicts = JSON.parse(output) as { verdict: string; gate?: string; reason?: string }[]
      if (!refusal) expect(verdicts).toEqual([expect.objectContaining({ remote, verdict: 'passed' })])
      else
        expect(verdicts).toContainEqual(
          expect.objectContaining({
            verdict: 'refused',
            gate: refusal.gate,
            reason: expect.stringMatching(refusal.reason),
          }),
        )
      for (const { gate } of verdicts) expect(gate).toBe(refusal?.gate)
    } finally {
      await undo()
    }
  })

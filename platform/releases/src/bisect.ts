import { lookup as find } from 'node:dns'
import { get as getPlain } from 'node:http'
import { get as getSecure } from 'node:https'
import type { BuildManifest } from '@anyam/federation'
import { EXIT_CODES, milliseconds, named } from './arguments.ts'
import { firstBad, type Outcome, remaining } from './first-bad.ts'
import type { JournalEntry } from './live-set.ts'
import { commitInWords } from './provenance.ts'
import type { Report } from './report.ts'
import { testCommand } from './test-command.ts'

/** As given on the command line. */
export interface BisectOptions {
  good?: string | undefined
  bad?: string | undefined
  /** Command line of the test. */
  test?: string | undefined
  /** Limit of each run, in minutes. */
  deadline?: string | undefined
}

const DEADLINE_MS = 10 * 60_000
const OPENS_WITHIN_MS = 30_000

interface Bisect {
  remote: string
  options: BisectOptions
  journal: readonly JournalEntry[]
  previewOf(build: string): Promise<string>
  manifestOf(build: string): Promise<BuildManifest | undefined>
  report: Report
}

interface Published {
  build: string
  /** ISO 8601 instant. */
  at: string
  by: string
  /** ISO 8601 instant of its removal from the store. */
  removed?: string
}

/**
 * Finds the build that broke something: tests previews of published builds between a good and a bad one.
 * @returns one row for the first bad build, or one for each build that may be the first bad one
 */
export async function bisect({ remote, options, journal, previewOf, manifestOf, report }: Bisect) {
  const [good, bad, command] = [named(options.good), named(options.bad), named(options.test)]
  const deadlineMs = milliseconds('deadline', options.deadline) ?? DEADLINE_MS
  const builds = range(publishedIn(journal, remote), { remote, good, bad })
  const removed = builds.flatMap((one, index) => (one.removed ? [index] : []))
  const outcomes = new Map<number, Outcome>(removed.map((index) => [index, 'skipped']))
  const steps = remaining({ good: 0, bad: builds.length - 1 }, outcomes)
  report(`${builds.length} builds of ${remote} from ${good} to ${bad}, about ${inWords(steps)}`)

  async function test({ build }: Published): Promise<Outcome> {
    const preview = await previewOf(build)
    await assertOpens(preview)
    return testCommand(command, { env: { PREVIEW_URL: preview, REMOTE: remote, BUILD: build }, deadlineMs })
  }

  const at = (index: number) => builds[index] as Published
  const found = await firstBad({
    ...{ count: builds.length, outcomes },
    test: (index) => test(at(index)),
    report: (index, outcome, left) =>
      report(`${inWordsOf(at(index))}: ${outcome}, ${left > 0 ? `about ${inWords(left)} remain` : 'done'}`),
  })
  assertEnd(good, 'good', outcomes.get(0))
  assertEnd(bad, 'bad', outcomes.get(builds.length - 1))

  const suspects = builds.slice(found.good + 1, found.bad + 1)
  const isCertain = suspects.length === 1
  if (!isCertain) process.exitCode = EXIT_CODES.inconclusive
  report(
    isCertain
      ? `${at(found.bad).build} is the first bad build of ${remote}.`
      : `The first bad build of ${remote} is one of these ${suspects.length}, because only the last can be tested.`,
  )
  return Promise.all(
    suspects.map(async ({ build, by, at, removed }, nth) => {
      const manifest = removed ? undefined : await manifestOf(build)
      return {
        ...{ remote, build, result: isCertain ? 'first bad' : 'may be the first bad' },
        ...(manifest && { commit: commitInWords(manifest) }),
        ...{ by, at, ...(removed && { removed }) },
        before: builds[found.good + nth]?.build,
      }
    }),
  )
}

/** Builds in the order in which they were first published. */
function publishedIn(journal: readonly JournalEntry[], remote: string): Published[] {
  const builds = new Map<string, Published>()
  for (const { action, build, at, by = 'unknown', ...entry } of journal) {
    if (entry.remote !== remote) continue
    const known = builds.get(build)
    if (action === 'publish') builds.set(build, { build, at: known?.at ?? at, by: known?.by ?? by })
    if (action === 'remove' && known) builds.set(build, { ...known, removed: at })
  }
  return [...builds.values()]
}

/** @throws Error unless both ends are stored, and the good one is older */
function range(
  published: readonly Published[],
  { remote, good, bad }: { remote: string; good: string; bad: string },
): Published[] {
  const [from, to] = [good, bad].map((build) => {
    const index = published.findIndex((one) => one.build === build)
    const { removed } = published[index] ?? {}
    if (index === -1) throw new Error(`${remote} ${build} was never published here.`)
    if (removed) throw new Error(`${remote} ${build} left the store at ${removed}: name another build.`)
    return index
  })
  if (from === to) throw new Error('--good and --bad name the same build.')
  const builds = published.slice(from, Number(to) + 1)
  if (builds.length > 0) return builds
  throw new Error(`${good} was published after ${bad}: --good names the older build, --bad the newer one.`)
}

function assertEnd(build: string, end: 'good' | 'bad', outcome: Outcome | undefined): void {
  if (outcome === undefined || outcome === end) return
  const problem = {
    good: `The bad build ${build} passes the test.`,
    bad: `The good build ${build} fails the test.`,
    skipped: `The ${end} build ${build} cannot be tested: name another one.`,
  }
  throw new Error(problem[outcome])
}

const inWords = (steps: number) => `${steps} ${steps === 1 ? 'step' : 'steps'}`
const inWordsOf = ({ build, at, by }: Published) => `${build}, published at ${at} by ${by}`

/** A site that is away is no outcome of a test. @throws Error if a preview's address does not lead to its pages */
async function assertOpens(address: string): Promise<void> {
  const get = address.startsWith('https:') ? getSecure : getPlain
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = get(address, { lookup, signal: AbortSignal.timeout(OPENS_WITHIN_MS) }, (response) =>
      resolve(response.resume().statusCode),
    )
    request.on('error', reject)
  }).catch((error: Error) => error.message)
  if (status !== 303)
    throw new Error(`The preview ${address} cannot be opened (${status}). Does the site run?`)
}

/** Resolves an unknown name below `localhost` to this machine, as browsers do. */
const lookup: NonNullable<Parameters<typeof getPlain>[1]>['lookup'] = (name, options, callback) =>
  find(name, options, (error, ...found) =>
    error && name.endsWith('.localhost')
      ? find('localhost', options, callback)
      : callback(error, ...(found as [string, number])),
  )

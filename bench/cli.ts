import { parseArgs } from 'node:util'
import { printHelp } from '@anyam/server/command'
import { measureBuilds } from './builds/run.ts'
import { measureBroken } from './faults/run.ts'
import { measureBackOfficeAlone, measureGrowth, measureInterferenceAlone } from './growth/run.ts'
import { measureJudge } from './judge/run.ts'
import { type Findings, KINDS, type Kind, print, reportOf, saveReport, writeReports } from './lib/report.ts'
import { pageFindings } from './pages/findings.ts'
import { measurePages } from './pages/run.ts'
import { measureServer } from './server/run.ts'
import { measureStream } from './stream/run.ts'

const MANUAL = `pnpm bench pages|server|growth|stream|faults|judge|builds|all [--runs <n>] [--link emulated|shaped] [--json] [--save]
  compares the cost of the site with other builds of it, in goals and tables
pnpm bench report
  writes docs/performance-tables.md from the saved reports`

// Entry point: measures the site.
printHelp(MANUAL)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /**
     * Visits per page and variant, pairs of rounds for servers (default 9), canaries of each kind (default 1,000), or sound builds
     * (default 200).
     */
    runs: { type: 'string' },
    /** Restricts the run to these pages, or wrong builds by their titles, and variants. */
    page: { type: 'string', multiple: true },
    variant: { type: 'string', multiple: true },
    /** Restricts the run to one method of slowing the link: emulated or shaped. */
    link: { type: 'string' },
    /** Restricts `growth` to one part: back-office or interference. */
    part: { type: 'string' },
    json: { type: 'boolean', default: false },
    /** Saves the report for `report`, which writes docs/performance-tables.md. */
    save: { type: 'boolean', default: false },
  },
})

const runs = Number(values.runs ?? 9)

const benches: Record<Kind, () => Promise<Findings>> = {
  async pages() {
    const links = (['emulated', 'shaped'] as const).filter((link) => link === (values.link ?? link))
    const found = await measurePages({ runs, pages: values.page, variants: values.variant, links })
    return pageFindings(found.visits, found.repeat, found.shaped)
  },
  server: () => measureServer(2 * runs),
  async growth() {
    if (values.part === 'interference') return measureInterferenceAlone(runs)
    return values.part === 'back-office' ? measureBackOfficeAlone() : measureGrowth()
  },
  stream: measureStream,
  // Thirty faults: one pair of visits each, for every nine visits of a page.
  faults: () => measureBroken(Math.ceil(runs / 9)),
  judge: () => measureJudge(Number(values.runs ?? 1000)),
  builds: () => measureBuilds(Number(values.runs ?? 200), values.page),
}

async function measure(kind: Kind) {
  const began = performance.now()
  const report = reportOf(kind, began, await benches[kind]())
  if (values.save) await saveReport(report)
  if (values.json) console.log(JSON.stringify(report, null, 2))
  else print(report)
}

async function main(task: string | undefined) {
  if (task === 'report') return writeReports()
  const kinds = KINDS.filter((kind) => task === kind || task === 'all')
  if (values.save && values.part) throw new Error('A part is not saved: it would replace the whole.')
  if (kinds.length === 0)
    throw new Error(
      'Say what to measure: pages, server, growth, stream, faults, judge, builds or all; or report.',
    )
  for (const kind of kinds) await measure(kind)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
await main(positionals[0])

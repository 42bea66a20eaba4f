import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { steps } from '../step.ts'

/** Folder of the reports of the last run, which `scripts/test-times.ts` reads. */
export const REPORTS = join(import.meta.dirname, '../../test-results')
/** Times of the steps of the last run. */
export const STEPS = join(REPORTS, 'steps.json')
/** Tests that needed a second try, one line for each, of all runs in this checkout. */
export const SECOND_TRIES = join(REPORTS, 'second-tries.jsonl')

export async function recordSecondTries(names: readonly string[]): Promise<void> {
  await mkdir(REPORTS, { recursive: true })
  const at = new Date().toISOString()
  await appendFile(SECOND_TRIES, names.map((name) => `${JSON.stringify({ at, name })}\n`).join(''))
}

export async function recordSteps(): Promise<void> {
  await mkdir(REPORTS, { recursive: true })
  await writeFile(STEPS, JSON.stringify({ steps, cpuSeconds: await childSeconds() }, null, 2))
}

/** Processor time of all ended children of this process, in seconds; undefined where the system does not tell. */
async function childSeconds(): Promise<number | undefined> {
  const stat = await readFile('/proc/self/stat', 'utf8').catch(() => undefined)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  // User and system time of children, in ticks of 10 ms.
  return fields && (Number(fields[13]) + Number(fields[14])) / 100
}

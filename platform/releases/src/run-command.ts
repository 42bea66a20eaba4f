import type { ParseArgsOptionsConfig } from 'node:util'
import { EXIT_CODES, UsageError } from './arguments.ts'
import { GateError } from './assert-gate-passed.ts'
import type { BisectOptions } from './bisect.ts'
import { validate } from './publish.ts'
import type { RemoteContext } from './registry/remote-commands.ts'
import { type Usage, usageOf } from './usage.ts'

/** Options of every release command, for `parseArgs`. */
export const OPTIONS = {
  reason: { type: 'string' },
  force: { type: 'string' },
  'promote-after': { type: 'string' },
  steps: { type: 'boolean', default: false },
  redirect: { type: 'string', multiple: true, default: [] },
  accept: { type: 'string', multiple: true, default: [] },
  origin: { type: 'string' },
  good: { type: 'string' },
  bad: { type: 'string' },
  test: { type: 'string' },
  deadline: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} satisfies ParseArgsOptionsConfig

interface Options extends BisectOptions {
  reason?: string | undefined
  force?: string | undefined
  'promote-after'?: string | undefined
  steps: boolean
  redirect: string[]
  accept: string[]
  origin?: string | undefined
  json: boolean
}

/** Settings from the command-line options. @param by who runs the command */
export const settingsIn = (
  {
    reason,
    force,
    'promote-after': promoteAfter,
    steps: inSteps,
    redirect: redirects,
    accept: accepts,
    origin,
    json,
    ...search
  }: Options,
  by: string,
): Pick<
  RemoteContext,
  'reasons' | 'promoteAfter' | 'inSteps' | 'redirects' | 'accepts' | 'origin' | 'search' | 'report'
> => ({
  reasons: { by, reason, override: force },
  promoteAfter,
  inSteps,
  redirects,
  accepts,
  origin,
  search,
  // On the error output, so that the table can be piped.
  report: json ? () => {} : console.error,
})

export function show(rows: readonly object[], asJson: boolean): void {
  if (asJson) console.log(JSON.stringify(rows))
  else if (rows.length > 0) console.table(rows.map(withoutPictures))
  else console.log('Nothing.')
}

/** The names of pictures are for programs. */
const withoutPictures = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'pictures'))

/** Rows of `validate`: what the build in a folder lacks. Sets the exit code. */
export async function validation(dir: string): Promise<object[]> {
  const problems = await validate(dir)
  process.exitCode = problems.length > 0 ? EXIT_CODES.refused : EXIT_CODES.passed
  if (problems.length === 0) return [{ dir, contract: 'met' }]
  return problems.map((problem) => ({ dir, problem }))
}

/** Runs a command line. On failure it prints the usage or the error, and exits with one of `EXIT_CODES`. */
export function runCommand(main: () => Promise<void>, usage: Usage): void {
  main().catch((error: unknown) => {
    if (error instanceof UsageError) console.error(usageOf(usage))
    else console.error(error instanceof Error ? error.message : error)
    const isUntried = error instanceof GateError && error.verdict === 'inconclusive'
    // Exit explicitly, because servers and connections of the command may still be open.
    process.exit(isUntried ? EXIT_CODES.inconclusive : EXIT_CODES.refused)
  })
}

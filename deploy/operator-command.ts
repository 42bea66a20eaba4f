import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { UsageError } from '@anyam/releases/arguments'
import { type Row, table } from '@anyam/releases/usage'
import { VERSION } from '@anyam/server/version'

const EXIT_CODES = { done: 0, failed: 1, usage: 2 } as const

/** The manual of an operator command. */
export interface Manual {
  calls: readonly Row[]
  options?: readonly Row[]
  /** Environment variables that it reads. */
  environment: readonly Row[]
  /** Meaning of exit code 1, if it is more than a failure. */
  failed?: string
}

export function usageOf({ calls, options = [], environment, failed = 'it failed' }: Manual): string {
  const sections = {
    Options: [
      ...options,
      ['-h, --help', 'print this'],
      ['--version', "print the product's version"],
    ] as const,
    Environment: environment,
    'Exit codes': [
      [`${EXIT_CODES.done}`, 'done'],
      [`${EXIT_CODES.failed}`, failed],
      [`${EXIT_CODES.usage}`, 'no such call'],
    ] as const,
  }
  const texts = Object.entries(sections).map(([title, rows]) => `${title}\n${table(rows)}`)
  return [table(calls), ...texts].join('\n\n')
}

/** Parses command-line words according to `options`. @throws UsageError with a sentence */
function parse<Options extends ParseArgsOptionsConfig>(args: readonly string[], options: Options) {
  try {
    const own = { help: { type: 'boolean', short: 'h' }, version: { type: 'boolean' } } as const
    return parseArgs({ args: [...args], allowPositionals: true, options: { ...options, ...own } })
  } catch (error) {
    // Drops Node's hint about values that start with a hyphen.
    throw new UsageError(`${(error as Error).message.split('. ')[0]}.`)
  }
}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ allowPositionals: true; options: Options }>
>

/**
 * Runs a command and prints its result, or its manual if `args` request it. Reports incorrect usage or the reason of a
 * failure, and sets the exit code.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  manual: Manual,
  options: Options,
  args: readonly string[],
  run: (parsed: Parsed<Options>) => Promise<string>,
): Promise<void> {
  try {
    const parsed = parse(args, options)
    const { help, version } = parsed.values as { help?: boolean; version?: boolean }
    if (help) console.log(usageOf(manual))
    else if (version) console.log(VERSION)
    else console.log(await run(parsed as unknown as Parsed<Options>))
  } catch (error) {
    const isUsage = error instanceof UsageError
    console.error(error instanceof Error ? error.message : error)
    if (isUsage) console.error(`\n${usageOf(manual)}`)
    process.exitCode = isUsage ? EXIT_CODES.usage : EXIT_CODES.failed
  }
}

/** @throws UsageError if there are more than `count` */
export function atMost(count: number, words: readonly string[]): void {
  if (words.length > count) throw new UsageError(`Unexpected argument '${words[count]}'.`)
}

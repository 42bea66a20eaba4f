import { UsageError } from './arguments.ts'
import type { OPTIONS } from './run-command.ts'

/** A call and its description. */
export type Row = readonly [call: string, does: string]

/** Help texts of `OPTIONS`. */
const OPTION_ROWS: Record<Exclude<keyof typeof OPTIONS, 'help' | 'json'>, Row> = {
  reason: ['--reason <text>', 'why, for the journal'],
  force: [
    '--force <reason>',
    'make live what the gate refuses, has not seen or could not try; retire what other remotes show',
  ],
  'promote-after': [
    '--promote-after <minutes>',
    'the time after which a healthy canary goes live automatically',
  ],
  steps: [
    '--steps',
    'let a healthy canary grow to 10, 50 and 95 % of the visitors, 10 minutes or --promote-after each; at 95 % it is watched for an hour, and goes live',
  ],
  redirect: ['--redirect </old=/new>', 'repeatable; /old/*=/new/* for all below'],
  accept: [
    '--accept <change>',
    'repeatable: a change that the gate lists, as it names it; remembered for this build',
  ],
  origin: ['--origin <address>', 'the server of its own from which browsers load what is published'],
  good: ['--good <build>', 'a published build without the fault'],
  bad: ['--bad <build>', 'a later one with it'],
  test: [
    '--test <command>',
    'gets the address of each preview as PREVIEW_URL, also REMOTE and BUILD; exits 0 if the build is good, 125 if it cannot be tested, and otherwise if it is bad',
  ],
  deadline: [
    '--deadline <minutes>',
    'the longest time of one test, 10 minutes unless stated; a build that takes longer cannot be tested',
  ],
}

const FOR_ALL: readonly Row[] = [
  ['--json', 'print JSON instead of a table'],
  ['-h, --help', 'print this; with a command, only that command'],
]

export interface CommandUsage {
  call: string
  does: string
  options?: readonly (keyof typeof OPTION_ROWS)[]
}

/** Help texts of a command-line tool. */
export interface Usage {
  tool: string
  commands: readonly CommandUsage[]
  /** Options that all commands of this tool accept. */
  options: readonly Row[]
  /** Describes where the tool reads its settings. */
  settings: string
}

const WIDTH = 112
/** A longer call gets a separate line. */
const LONGEST_CALL = 44

/** Formats two columns; the second fills the rest of the line. */
export function table(rows: readonly Row[]): string {
  const lengths = rows.map(([call]) => call.length).filter((length) => length <= LONGEST_CALL)
  const column = Math.max(...lengths) + 2
  const indent = ' '.repeat(column)
  const lines = rows.flatMap(([call, does]) => {
    const [first = '', ...rest] = wrap(does, WIDTH - column).map((line) => indent + line)
    return call.length > LONGEST_CALL ? [call, first, ...rest] : [call + first.slice(call.length), ...rest]
  })
  return lines.join('\n')
}

function wrap(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trimStart()
    if (line.length <= width) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines
}

const nameOf = ({ call }: CommandUsage) => call.split(' ')[0]

/** Lists the commands, each with its own options, and explains the options. */
export function usageOf({ tool, commands, options, settings }: Usage): string {
  const rows = commands.flatMap(({ call, does, options: own = [] }): Row[] => [
    [`${tool} ${call}`, does],
    ...(own.length > 0 ? [['', own.map((name) => `--${name}`).join(', ')] as const] : []),
  ])
  return [table(rows), settings, table([...Object.values(OPTION_ROWS), ...options, ...FOR_ALL])].join('\n\n')
}

/** @throws UsageError if there is no such command */
function usageOfCommand({ tool, commands, options }: Usage, name: string): string {
  const named = commands.filter((command) => nameOf(command) === name)
  if (named.length === 0) throw new UsageError()
  const own = named.flatMap((command) => command.options ?? []).map((option) => OPTION_ROWS[option])
  const calls = named.map(({ call, does }): Row => [`${tool} ${call}`, does])
  return [table(calls), table([...own, ...options, ...FOR_ALL])].join('\n\n')
}

/**
 * Help for a command line that requests it: `help`, `help <command>`, `--help`, `<command> --help`.
 * @returns undefined if it does not
 * @throws UsageError for an unknown command
 */
export function helpIn(
  usage: Usage,
  [name, ...args]: readonly string[],
  option: boolean,
): string | undefined {
  if (name !== 'help' && !option) return undefined
  const topic = name === 'help' ? args[0] : name
  return topic === undefined ? usageOf(usage) : usageOfCommand(usage, topic)
}
